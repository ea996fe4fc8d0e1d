import { vercelStegaDecodeAll } from "@vercel/stega";
import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { type LanguageId, languageOf } from "#schemas/shared/languages.ts";
import { isRecord } from "#schemas/shared/record.ts";
import {
  keyOfPhrase,
  phrasesToTranslate,
  translatedBy,
} from "#schemas/shared/translations/translation-rows.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();
const schema = createSchema({ name: "default", types: schemaTypes });

const PATHS = ["/", "/services/residency-visas", "/free-zones/dubai", "/about", "/contact"];

/** Every place in the Studio to which the draft of a page leads. */
async function placesOf(path: string, language: LanguageId) {
  const { draftReader } = await import("#web/content/drafts/fetch-draft.ts");
  const { fetchPageAt } = await import("#web/content/fetch-any-page.ts");
  const { fetchSite } = await import("#web/content/fetch-site.ts");
  const reader = await draftReader(["drafts"], language);
  const content = JSON.stringify([await fetchPageAt(reader, path), await fetchSite(reader)]);
  const ofTexts = vercelStegaDecodeAll(content).map((mark) => {
    const href = isRecord(mark) && typeof mark.href === "string" ? mark.href : "";
    const { searchParams } = new URL(href);
    return ["id", "type", "path"].map((name) => searchParams.get(name) ?? "");
  });
  const ofParts = [...content.matchAll(/"data-sanity":"id=([^;]+);type=([^;]+);path=([^;]*)/g)].map(
    ([, ...place]) => place,
  );
  return [...ofTexts, ...ofParts].map(([id = "", type = "", path = ""]) => ({ id, type, path }));
}

test.each(["sv", "fi"] as const)(
  "a press on anything in the preview in %s leads to that language, and never to an English field",
  async (language) => {
    for (const path of PATHS) {
      const places = await placesOf(path, language);
      expect(places.length, path).toBeGreaterThan(20);
      for (const { id, type } of places) {
        if (type !== "figure")
          expect([path, type, translatedBy(id)?.language]).toEqual([path, "translation", language]);
      }
    }
  },
);

test("a press on a sentence without a translation opens its row", async () => {
  const keys = new Map<string, ReadonlySet<string>>();
  async function keysOf(documentId: string): Promise<ReadonlySet<string>> {
    const known = keys.get(documentId);
    if (known !== undefined) return known;
    const document = await lake.stored(documentId);
    const type = schema.get(document._type) ?? expect.unreachable(document._type);
    const found = new Set(
      phrasesToTranslate(document, type, languageOf("fi")).map(({ source }) => keyOfPhrase(source)),
    );
    keys.set(documentId, found);
    return found;
  }
  const counts = { rows: 0, others: 0 };
  for (const path of PATHS) {
    for (const place of await placesOf(path, "fi")) {
      const key = /rows\[_key=="(phrase-[^"]+)"\]/.exec(place.path)?.[1];
      if (key === undefined) continue;
      const { documentId = "" } = translatedBy(place.id) ?? {};
      counts[(await keysOf(documentId)).has(key) ? "rows" : "others"] += 1;
    }
  }
  expect(counts.rows).toBeGreaterThan(200);
  // Numbers and units that every language knows have no row: the translation opens at its beginning.
  expect(counts.others / counts.rows).toBeLessThan(0.1);
});

test("an English draft leads to English fields", async () => {
  const places = await placesOf("/services/residency-visas", "en");
  expect(places.some(({ type }) => type === "service")).toBe(true);
  expect(places.some(({ type }) => type === "translation")).toBe(false);
});
