// @module-tag thorough
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { routes } from "#tests/e2e/support/routes.ts";
import { seedDocuments } from "#tests/support/first-content.ts";
import { unbrokenReferences } from "#web/lib/unbroken-references.ts";
import { all, documentOf, valuesOf, wordsIn } from "./page-elements.ts";
import { currentReader, renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { queryOf, toolAnswering } from "./tool-answers.ts";

withSeededLake();

const translationRows = z.array(z.object({ source: z.string(), text: z.string() }));

/** What code writes: figures with their marks, days, and cells with amounts. */
const WRITTEN_BY_CODE = "[data-figure], time, td.figures, .tool-sheet h3 strong";

const writtenIn = (html: string) =>
  all(documentOf(html), WRITTEN_BY_CODE).map((each) => wordsIn(each));

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
const unmarkedTextsOf = (html: string) =>
  textsOf(documentOf(html).body, "[lang=en], script, style");

/** The texts within an element, one for each place, but for those within other elements. */
function textsOf(element: Element, others = "script, style"): string[] {
  if (element.matches(others)) return [];
  return [
    ...[...element.childNodes]
      .filter((node) => node.nodeType === node.TEXT_NODE)
      .map((node) => (node.textContent ?? "").trim()),
    ...READ_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []),
    ...textsIn(JSON.parse(element.getAttribute("data-props") ?? "null")),
    ...[...element.children].flatMap((child) => textsOf(child, others)),
  ];
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

/** The English forms of all pages. */
const found: string[] = [];

describe.each(routes)("%s", (path) => {
  let english = "";
  let swedish = "";
  beforeAll(async () => {
    english = await renderPage(path);
    swedish = await renderPage(path, { reader: await currentReader("sv") });
  });

  test("shows no English phrase that has a Swedish text", async () => {
    expect(ofTranslated(unmarkedTextsOf(swedish))).toEqual([]);
    for (const address of valuesOf(documentOf(swedish), "data-props-at")) {
      const answer = await toolAnswering(path, queryOf(address.split("?")[1] ?? ""), "sv");
      expect(ofTranslated(unmarkedTextsOf(answer))).toEqual([]);
    }
  });

  test("writes in Swedish what it writes in English, with the same digits", () => {
    const translated = writtenIn(swedish);
    const written = writtenIn(english);
    found.push(...written.filter((text) => ENGLISH_FORM.test(text)));
    expect(translated.map(digitsOf)).toEqual(written.map(digitsOf));
    expect(translated.filter((text) => ENGLISH_FORM.test(text))).toEqual([]);
  });

  test("ends no line between the kind of a law and its number", async () => {
    const page = documentOf(english);
    const texts = textsOf(page.body);
    for (const address of valuesOf(page, "data-props-at")) {
      const query = queryOf(address.split("?")[1] ?? "");
      texts.push(...textsOf(documentOf(await toolAnswering(path, query)).body));
    }
    expect(texts.filter((text) => unbrokenReferences(text) !== text)).toEqual([]);
  });
});

test("the test's pattern finds English forms of numbers", () => {
  expect(found.length).toBeGreaterThan(100);
});
