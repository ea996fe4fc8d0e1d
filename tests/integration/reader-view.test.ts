// @module-tag thorough
import { Readability } from "@mozilla/readability";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { visibleText } from "#schemas/shared/head/clean-text.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { all, documentOf, wordsIn } from "./page-elements.ts";
import { currentReader, pageDataAt, renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

withSeededLake();

/** A page as a reader view shows it. Firefox uses the same library. */
function readerViewOf(page: string): string {
  const html = `<title>Page</title><main>${page}</main>`;
  const { document } = new JSDOM(html, { url: "https://site.example/" }).window;
  return plain(new Readability(document).parse()?.textContent ?? "");
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ");

/** The titles of all notes in the data of a page. */
function noteTitlesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(noteTitlesIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    ["note", "aside"].includes(name) && isRecord(part) && typeof part.title === "string"
      ? [visibleText(part.title)]
      : noteTitlesIn(part),
  );
}

const pages = (["en", "sv"] as const).flatMap((language) =>
  routes.map((path) => [path, language] as const),
);

test.each(pages)(
  "the reader view of a browser keeps every caution and footnote of %s (%s)",
  async (path, language) => {
    const reader = await currentReader(language);
    const page = await renderPage(path, { reader });
    const document = documentOf(page);
    const titles = noteTitlesIn(JSON.parse(await pageDataAt(path, reader)));
    const headings = all(document, "h2, h3").filter((each) => titles.includes(wordsIn(each)));
    expect(headings).toHaveLength(titles.length);
    const cautions = headings.map(({ parentElement }) => parentElement ?? document.body);
    const footnotes = all(document, "li[id^=footnote-] p");
    const read = readerViewOf(page);
    expect(
      [...cautions, ...footnotes]
        .map((each) => wordsIn(each))
        .filter((each) => !read.includes(each)),
    ).toEqual([]);
  },
);
