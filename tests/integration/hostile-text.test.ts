import type { SanityDocument } from "@sanity/client";
import { createSchema } from "sanity";
import { beforeAll, expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { is } from "#tests/support/field-values.ts";
import { type FreeText, freeTexts } from "#tests/support/free-texts.ts";
import { all, documentOf, one, wordsIn } from "./page-elements.ts";
import { pageDataAt, renderFrame, renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();
const schema = createSchema({ name: "site", types: schemaTypes });

const MARK = "Zmarked";
const CODE = "window.broken=1";
const INVISIBLE = "\u200b\u202e\ufeff";
const TEXT = ` ${MARK}${INVISIBLE}</script></title><script>${CODE}</script><img src=x onerror=${CODE}>"'`;
const ADDRESS = `\tjava\nscript:${CODE}`;

/** One page of each kind. */
const samples = [
  "/",
  "/services/tax-residency",
  "/free-zones/dubai",
  "/advantages/travel",
  "/contact",
];

/** Only one figure, because pages and tools compute with the others. */
const edited = `*[_type in $types && (_type != "figure" || label == "Federal corporate tax rate")]`;

/** Every field contains an attacker's text. */
beforeAll(async () => {
  const types = schemaTypes.flatMap(({ type, name }) => (type === "document" ? name : []));
  const transaction = lake.client().transaction();
  for (const document of await lake.client().fetch<SanityDocument[]>(edited, { types })) {
    const type = schema.get(document._type);
    if (type === undefined) throw new Error(`There is no document type ${document._type}.`);
    const set = Object.fromEntries([...freeTexts(type, document)].map(hostileValue));
    transaction.patch(document._id, { set });
  }
  await transaction.commit();
});

function expectHarmless(html: string): void {
  expect(html).toContain(MARK);
  const document = documentOf(html);
  const scripts = all(document, "script").map(({ textContent }) => textContent);
  expect(scripts.filter((script) => script.startsWith(CODE))).toEqual([]);
  expect(scripts.join()).not.toMatch(/[\u200b\u202e\ufeff]|java\\nscript:/);
  const attributes = all(document, "*").flatMap((element) => [...element.attributes]);
  expect(attributes.filter(({ name }) => name.startsWith("on"))).toEqual([]);
  const addresses = attributes.filter(({ name }) => /^(href|src|action|formaction)$/.test(name));
  const isScript = (value: string) => /^javascript:/i.test(value.replaceAll(/[\s\p{C}]/gu, ""));
  expect(addresses.filter(({ value }) => isScript(value))).toEqual([]);
}

test.each(samples)(
  "HTML in any field of %s is shown as text, also in head and structured data",
  async (path) => {
    const html = await renderPage(path);
    expectHarmless(html);
    expect(wordsIn(one(documentOf(html), "h1"))).toContain(MARK);
    const { pageProps }: { pageProps: { head: object } } = JSON.parse(await pageDataAt(path));
    const head = JSON.stringify(pageProps.head);
    expect(head).toContain(MARK);
    expect(head).not.toMatch(/[\u200b\u202e\ufeff]|java\\nscript:/);
  },
);

test("HTML in header, footer, banner and error pages is shown as text", async () => {
  expectHarmless(await renderFrame());
});

/** Hostile texts and addresses, by path. */
function hostileValue({ path, of, text }: FreeText): [string, string] {
  return [path, is(of, "url") || text === undefined ? ADDRESS : text + TEXT];
}
