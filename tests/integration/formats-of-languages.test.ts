import { expect, test } from "vitest";
import { routes } from "#tests/e2e/support/routes.ts";
import { all, documentOf, wordsIn } from "./page-elements.ts";
import { currentReader, renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

withSeededLake();

/** What code writes: figures with their marks, days, and cells with amounts. */
const WRITTEN_BY_CODE = "[data-figure], time, td.figures, .tool-sheet h3 strong";

const writtenOn = async (path: string, rendering = {}) =>
  all(documentOf(await renderPage(path, rendering)), WRITTEN_BY_CODE).map((each) => wordsIn(each));

const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

/** An amount, a number, a percentage or a day of an English page. */
const ENGLISH_FORM =
  /[A-Z]{3} [\d−]|\d,\d{3}(?!\d)|\d%|(?:Jan|Feb|March|May|June|July|Aug|Oct|Dece|Nove|Septe)\w* 20/;

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

test("the pattern of English forms finds them", () => {
  expect(found.length).toBeGreaterThan(100);
});
