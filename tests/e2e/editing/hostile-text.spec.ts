import type { SanityDocument } from "@sanity/client";
import type { SchemaType } from "@sanity/types";
import { parse } from "parse5";
import { createSchema } from "sanity";
import { schemaTypes, singletonTypes } from "#schemas/index.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { attributesOf, elementsOf, textOf } from "#scripts/check-content/checks/html.ts";
import { headOf } from "#tests/e2e/support/page-head.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { lakeClient } from "#tests/e2e/support/stack.ts";
import { test as base, expect } from "#tests/e2e/support/test.ts";

const schema = createSchema({ name: "site", types: schemaTypes });

/** Addresses, keys and code, in fields that hold plain strings; none of them is text to read. */
const notText = new Set(["path", "source", "target", "lang", "structuredData", "marks"]);

const MARK = "Zmarked";
const CODE = "window.broken=1";
const INVISIBLE = "\u200b\u202e\ufeff";
const hostile = {
  text: ` ${MARK}${INVISIBLE}</script></title><script>${CODE}</script><img src=x onerror=${CODE}>"'`,
  address: `\tjava\nscript:${CODE}`,
};

/** One page of each kind; with the singletons, they show a document of every type. */
const samples = new Set<string>([
  "/",
  "/services/tax-residency",
  "/free-zones/dubai",
  "/advantages/travel",
  "/contact",
]);

const sampleDocuments = `*[!(_id in path("drafts.**")) && (
  _type in $singletons
  || _type in ["service", "emirate", "advantage"] && slug.current in $slugs
  || _type == "freeZone" && emirate->slug.current in $slugs
  || _type == "pageMetadata" && path in $paths
  || _type in ["testimonial", "partner"]
  || _type == "figure" && label == "Federal corporate tax rate"
)]`;

/** Writes documents in one go, and waits until the pages show them. */
async function publish(documents: SanityDocument[], { isHostile }: { isHostile: boolean }) {
  const transaction = lakeClient().transaction();
  for (const { _rev, ...document } of documents) transaction.createOrReplace(document);
  await transaction.commit();
  for (const path of routes) {
    const shown = expect.poll(async () => (await headOf(path)).html, {
      message: path,
      timeout: 60_000,
    });
    if (!isHostile) await shown.not.toContain(MARK);
    // Header and footer are hostile on every page, and the samples in their own documents too.
    else if (samples.has(path)) await shown.toMatch(new RegExp(`<h1[^>]*>[^<]*${MARK}`));
    else await shown.toContain(MARK);
  }
}

const test = base.extend<{ hostileContent: undefined }>({
  /** What an attacker would type stands in every field while the test runs. */
  hostileContent: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const originals = await lakeClient().fetch<SanityDocument[]>(sampleDocuments, {
        singletons: singletonTypes,
        slugs: [...samples].map((path) => path.split("/").at(-1)),
        paths: [...samples],
      });
      const copies = originals.map((document) => hostileCopy(document, hostile));
      try {
        await publish(copies, { isHostile: true });
        await use(undefined);
      } finally {
        await publish(originals, { isHostile: false });
      }
    },
    { auto: true, timeout: 240_000 },
  ],
});

async function expectHarmless(path: string): Promise<void> {
  const { status, html, title, meta, structuredData } = await headOf(path);
  expect(status).toBe(200);
  const elements = [...elementsOf(parse(html))];
  const scripts = elements.filter(({ tagName }) => tagName === "script").map(textOf);
  expect(scripts.filter((script) => script.startsWith(CODE))).toEqual([]);
  const attributes = elements.flatMap((element) => [...attributesOf(element)]);
  expect(attributes.filter(([name]) => name.startsWith("on"))).toEqual([]);
  const addresses = attributes.filter(([name]) => /^(href|src|action|formaction)$/.test(name));
  const isScript = (value: string) => /^javascript:/i.test(value.replaceAll(/[\s\p{C}]/gu, ""));
  expect(addresses.filter(([, value]) => isScript(value))).toEqual([]);
  const read = JSON.stringify([title, meta, structuredData]);
  expect(read).toContain(MARK);
  expect(read).not.toMatch(/[\u200b\u202e\ufeff]|java\\nscript:/);
}

test("hostile text in every field stays text, also in heads and records", async ({ page }) => {
  for (const path of routes) await test.step(path, () => expectHarmless(path));
  for (const path of samples) {
    await page.goto(path);
    await expect(page.getByText(MARK).first()).toBeAttached();
    expect(await page.evaluate("window.broken")).toBeUndefined();
  }
});

/**
 * A document with `text` added to everything that an editor types freely, and every web address,
 * empty ones too, replaced by `address`. Choices from lists, slugs and references stay, so that
 * pages still exist.
 */
function hostileCopy<Document extends { _type: string }>(
  document: Document,
  { text, address }: { text: string; address: string },
): Document {
  const type = schema.get(document._type);
  if (type === undefined) throw new Error(`There is no document type ${document._type}.`);
  const fill = (value: unknown, of: SchemaType): unknown => {
    if (isKind(of, "url")) return address;
    if (value === undefined || value === null) return value;
    if (["slug", "reference", "crop", "hotspot"].some((name) => isKind(of, name))) return value;
    if (of.jsonType === "array" && Array.isArray(value)) {
      if (of.options?.list !== undefined) return value;
      return value.map((item) =>
        fill(item, of.of.find(({ name }) => name === typeName(item)) ?? of),
      );
    }
    if (of.jsonType === "object" && isRecord(value)) {
      const filled = of.fields.map(({ name, type: fieldType }) => [
        name,
        notText.has(name) ? value[name] : fill(value[name], fieldType),
      ]);
      return { ...value, ...Object.fromEntries(filled.filter(([, item]) => item !== undefined)) };
    }
    return isFreeText(of) && typeof value === "string" ? value + text : value;
  };
  return Object.assign({}, document, fill(document, type));
}

function isFreeText(type: SchemaType): boolean {
  return type.jsonType === "string" && type.options?.list === undefined && !isKind(type, "date");
}

/** True for a type of that name, and for what is made from one. */
function isKind(type: SchemaType, name: string): boolean {
  return type.name === name || (type.type ? isKind(type.type, name) : false);
}

function typeName(item: unknown): string {
  return isRecord(item) && typeof item._type === "string" ? item._type : typeof item;
}
