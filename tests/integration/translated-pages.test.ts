// @module-tag thorough
import { expect, test } from "vitest";
import { routes } from "#tests/e2e/support/routes.ts";
import { seeded, seededOfType } from "#tests/support/first-content.ts";
import { documentOf } from "./page-elements.ts";
import { currentReader, renderFrame, renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

withSeededLake();

// What holds for every Swedish page, beside the figures (formats-of-languages.test.ts).

const SHOW_TEXT = 4;

/** What is read in no language, or in the one that it names. */
const READ_OTHERWISE = "script, style, [lang], [translate=no], [aria-hidden]";

/** Attributes that a visitor reads or hears. */
const ATTRIBUTES = ["aria-label", "alt", "placeholder", "title", "data-open-label"];

/** The texts of a page that a screen reader reads as the language of the page, with letters. */
function ownTexts(document: Document): string[] {
  const walker = document.createTreeWalker(document, SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    const text = nodeValue?.trim() ?? "";
    const isRead = parentElement?.closest(READ_OTHERWISE) === null;
    if (isRead && /\p{L}{2}/u.test(text)) texts.push(text);
  }
  for (const name of ATTRIBUTES) {
    for (const element of document.querySelectorAll(`[${name}]:not(link)`)) {
      const text = element.getAttribute(name) ?? "";
      if (element.closest(READ_OTHERWISE) === null && /\p{L}{2}/u.test(text)) texts.push(text);
    }
  }
  return texts;
}

const swedishRows = seededOfType("translation").flatMap(({ language, rows = [] }) =>
  language === "sv" ? rows : [],
);

/** Names of zones, emirates and networks, which are the same in every language. */
const names = new Set([
  ...seededOfType("freeZone").flatMap(({ name, fullName }) => [name, fullName]),
  ...seededOfType("emirate").map(({ name }) => name),
  ...(seeded("siteSettings").socialLinks ?? []).map(({ platform }) => platform),
]);

/** A host, an address of email, an offset from UTC, and a distance with its time by car. */
const FORMAT = /^(([\w.]+@)?[\w-]+\.(com|ae)|GMT\+4|\d+ km, \d+ min)$/;

/** Whether a text is the same in both languages: a name, a format, or a part of such a phrase. */
function isSameInSwedish(text: string): boolean {
  const value = text.replace(/^: /, "");
  return (
    names.has(value) ||
    FORMAT.test(value) ||
    swedishRows.some((row) => row.source?.includes(text) && row.text?.includes(text))
  );
}

const swedish = async () => ({ reader: await currentReader("sv") });

test.each([...routes, "the frame"])(
  "%s has no English text that a screen reader would read as Swedish",
  async (path) => {
    const html = (rendering = {}) =>
      path === "the frame" ? renderFrame(rendering) : renderPage(path, rendering);
    const english = new Set(ownTexts(documentOf(await html())));
    const translated = ownTexts(documentOf(await html(await swedish())));
    const same = translated.filter((text) => english.has(text));
    expect(same.filter((text) => !isSameInSwedish(text))).toEqual([]);
  },
);

test("testimonials have the quotation marks of the page's language", async () => {
  const quotesIn = (html: string) =>
    [...documentOf(html).querySelectorAll("blockquote p")].map(({ textContent }) => textContent);
  const english = quotesIn(await renderPage("/"));
  const translated = quotesIn(await renderPage("/", await swedish()));
  expect(english.length).toBeGreaterThan(1);
  expect(english).toEqual(english.map(() => expect.stringMatching(/^“[^“”]+”$/)));
  expect(translated).toEqual(english.map(() => expect.stringMatching(/^”[^“”]+”$/)));
});

test.each(["en", "sv"] as const)(
  "each group of the register is sorted alphabetically: %s",
  async (language) => {
    const page = documentOf(
      await renderPage("/about", language === "sv" ? await swedish() : undefined),
    );
    const groups = [...page.querySelectorAll("details:has([data-register])")].map((group) =>
      [...group.querySelectorAll("[data-register] > p:first-child span")].map(
        ({ textContent }) => textContent,
      ),
    );
    expect(Math.max(...groups.map(({ length }) => length))).toBeGreaterThan(20);
    for (const labels of groups) {
      expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, language)));
    }
  },
);

test.each(["the frame", "/services/relocation-support"])(
  "%s writes times of day in one format for each language",
  async (path) => {
    const html = (rendering = {}) =>
      path === "the frame" ? renderFrame(rendering) : renderPage(path, rendering);
    const timesIn = async (rendering = {}) => [
      ...(await html(rendering)).matchAll(/(?<![\d:.])\d{1,2}([:.])\d{2}(?=–)/g),
    ];
    const english = await timesIn();
    const translated = await timesIn(await swedish());
    expect(english.length).toBeGreaterThan(0);
    expect(translated).toHaveLength(english.length);
    expect(english.map(([time, separator]) => [time.startsWith("0"), separator])).toEqual(
      english.map(() => [false, ":"]),
    );
    expect(translated.map(([time, separator]) => [time.startsWith("0"), separator])).toEqual(
      english.map(() => [false, "."]),
    );
  },
);

test("the menu, the footer and the contact details say in which languages the call is, on translated pages", async () => {
  const callLanguages = "Samtalsspråk: engelska, ryska, lettiska";
  const countIn = (html: string) => html.split(callLanguages).length - 1;
  expect(countIn(await renderFrame(await swedish()))).toBe(3);
  expect(await renderFrame()).toContain("<br/>English, Russian, Latvian");
});

test("Swedish pages link to a Swedish feed with the same figures", async () => {
  const { makeFiguresFeed } = await import("#web/api/figures-feed.ts");
  const [english, translated] = [await makeFiguresFeed("en"), await makeFiguresFeed("sv")];
  expect(await renderPage("/about", await swedish())).toContain('href="/sv/figures.xml"');
  expect(translated).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="sv">');
  expect(translated).toContain("Källa: ");
  expect(translated).not.toContain("Source: ");
  const titles = (feed: string) => [...feed.matchAll(/<title>.*?<\/title>/g)].slice(1);
  expect(titles(translated)).toHaveLength(titles(english).length);
});
