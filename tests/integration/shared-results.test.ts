import { expect, test, vi } from "vitest";
import { type LanguageId, languages } from "#schemas/shared/languages.ts";
import { publishedReader } from "#web/content/content-reader.ts";
import { fetchSite, fetchTranslatedPaths } from "#web/content/fetch-site.ts";
import { siteQuery } from "#web/content/queries/site.ts";
import { siteContent } from "#web/content/store/site-content.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

const shown: LanguageId[] = languages
  .map(({ id }) => id)
  .filter((id) => id === "en" || id === "sv");

/** Reads what every page shows, for some pages in each language. */
async function readForPages(count: number): Promise<string[]> {
  const taglines: string[] = [];
  for (const language of shown) {
    for (let page = 0; page < count; page += 1) {
      const reader = publishedReader(language);
      taglines.push((await fetchSite(reader)).settings.tagline);
      expect((await fetchTranslatedPaths(reader)).get("sv")?.size).toBeGreaterThan(0);
    }
  }
  return taglines;
}

test("what all pages show is read once in a language, and anew when it changes", async () => {
  // Another test may have read what the first content holds.
  await lake.change("siteSettings", { tagline: "A tagline" });
  siteContent().clearCache();
  const json = await siteContent().read({ query: siteQuery, params: {} });
  const parse = vi.spyOn(JSON, "parse");
  const before = await readForPages(5);
  expect(parse.mock.calls.filter(([text]) => text === json)).toHaveLength(shown.length);
  await lake.change("siteSettings", { tagline: "Another tagline" });
  siteContent().clearCache();
  const after = await readForPages(2);
  expect(after.slice(0, 2)).toEqual(["Another tagline", "Another tagline"]);
  expect(after).not.toContain(before[0]);
});
