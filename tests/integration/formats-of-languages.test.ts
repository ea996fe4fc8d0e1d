import { expect, test } from "vitest";
import * as z from "zod";
import { routes } from "#tests/e2e/support/routes.ts";
import { seedDocuments } from "#tests/support/first-content.ts";
import { unbrokenReferences } from "#web/lib/unbroken-references.ts";
import { all, documentOf, valuesOf, wordsIn } from "./page-elements.ts";
import { currentReader, renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { answerOf, askedBy, queryOf } from "./tool-answers.ts";

withSeededLake();

const translationRows = z.array(z.object({ source: z.string(), text: z.string() }));

/** What code writes: figures with their marks, days, and cells with amounts. */
const WRITTEN_BY_CODE = "[data-figure], time, td.figures, .tool-sheet h3 strong";

const writtenOn = async (path: string, rendering = {}) =>
  all(documentOf(await renderPage(path, rendering)), WRITTEN_BY_CODE).map((each) => wordsIn(each));

const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

/** An amount, a number, a percentage or a day of an English page. */
const ENGLISH_FORM =
  /[A-Z]{3} [\d−]|\d,\d{3}(?!\d)|\d%|(?:Jan|Feb|March|May|June|July|Aug|Oct|Dece|Nove|Septe)\w* 20/;

/** English phrases that have another text in Swedish. Phrases with tags are parts of sentences. */
const translatedPhrases = new Set(
  seedDocuments.flatMap((document) =>
    document._type === "translation" && document.language === "sv"
      ? translationRows
          .parse(document.rows)
          .filter(({ source, text }) => source !== text && !/<\d/.test(source))
          .map(({ source }) => source)
      : [],
  ),
);

/** Attributes that are read to people. */
const READ_ATTRIBUTES = ["aria-label", "alt", "placeholder", "title"];

/** The texts of a page that are not marked as English, one for each place. */
const unmarkedTextsOf = (document: Document) => textsOf(document, "[lang=en], script, style");

/** The texts of a page, one for each place, but for those within other elements. */
function textsOf(document: Document, others = "script, style"): string[] {
  const elements = all(document, "body *, main *").filter((element) => !element.closest(others));
  return elements.flatMap((element) => [
    ...[...element.childNodes]
      .filter((node) => node.nodeType === node.TEXT_NODE)
      .map((node) => (node.textContent ?? "").trim()),
    ...READ_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []),
    ...textsIn(JSON.parse(element.getAttribute("data-props") ?? "null")),
  ]);
}

/** All texts within the props of an island, without the names of questions and values of options. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  const isCode = (name: string) => name === "value" || (name === "name" && "label" in value);
  return Object.entries(value).flatMap(([name, each]) => (isCode(name) ? [] : textsIn(each)));
}

const ofTranslated = (texts: readonly string[]) => [
  ...new Set(texts.filter((text) => translatedPhrases.has(text))),
];

test.each(routes)("%s shows no English phrase that has a Swedish text", async (path) => {
  const reader = await currentReader("sv");
  const page = documentOf(await renderPage(path, { reader }));
  expect(ofTranslated(unmarkedTextsOf(page))).toEqual([]);
  for (const address of valuesOf(page, "data-props-at")) {
    const asked = askedBy(queryOf(address.split("?")[1] ?? ""));
    const answer = documentOf(await renderPage(path, { reader, asked }));
    expect(ofTranslated(unmarkedTextsOf(answer))).toEqual([]);
  }
});

/** The English forms of all pages. */
const found: string[] = [];

test.each(routes)(
  "%s writes in Swedish what it writes in English, with the same digits",
  async (path) => {
    const english = await writtenOn(path);
    const translated = await writtenOn(path, { reader: await currentReader("sv") });
    found.push(...english.filter((text) => ENGLISH_FORM.test(text)));
    expect(translated.map(digitsOf)).toEqual(english.map(digitsOf));
    expect(translated.filter((text) => ENGLISH_FORM.test(text))).toEqual([]);
  },
);

test("the test's pattern finds English forms of numbers", () => {
  expect(found.length).toBeGreaterThan(100);
});

test.each(routes)("%s ends no line between the kind of a law and its number", async (path) => {
  const page = documentOf(await renderPage(path));
  const texts = textsOf(page);
  for (const address of valuesOf(page, "data-props-at")) {
    const query = queryOf(address.split("?")[1] ?? "");
    texts.push(...textsOf(documentOf(await answerOf(path, query))));
  }
  expect(texts.filter((text) => unbrokenReferences(text) !== text)).toEqual([]);
});
