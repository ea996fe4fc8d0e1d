import { addressOf, writtenAddress } from "#schemas/shared/addresses/site-address.ts";
import { ENGLISH, type LanguageId, pathIn } from "#schemas/shared/languages.ts";
import type { WrittenMetadata } from "#web/content/site-types.ts";

/** An entry of the sitemap. `lastModified` is an ISO time. */
export type SitemapEntry = { url: string; lastModified: string };

/** When translations were changed, as ISO times, by the ids of the translated documents. */
export type TranslationTimes = ReadonlyMap<string, string>;

type SitemapPage = {
  /** English path of the page. */
  path: string;
  /** All that the page shows. */
  content: { _updatedAt: string; robots?: string | null };
  written: WrittenMetadata;
  /** The languages of the page, with their translations. English has none. */
  languages: ReadonlyMap<LanguageId, TranslationTimes>;
  /** Address of the site without a trailing slash. */
  base: string;
};

/**
 * The sitemap's entries of a page, one for each of its languages. A page that an editor excludes
 * from search engines, or whose canonical address is another one, has none.
 */
export function sitemapEntries(page: SitemapPage): SitemapEntry[] {
  const { path, content, written, languages, base } = page;
  const url = addressOf(path, base);
  const canonical = writtenAddress(written?.canonical, base) ?? url;
  const robots = written?.robots ?? content.robots;
  if (robots?.includes("noindex") || canonical !== url) return [];
  const shown = valuesIn([content, written]);
  const valuesOf = (name: string) => shown.flatMap(([key, value]) => (key === name ? [value] : []));
  const changes = valuesOf("_updatedAt");
  const entryIn = (language: LanguageId, times: TranslationTimes) => {
    const translated = valuesOf("_id").flatMap((id) => times.get(id) ?? []);
    const lastModified = [...changes, ...translated].sort().at(-1) ?? content._updatedAt;
    return { url: addressOf(pathIn(language, path), base), lastModified };
  };
  return [
    entryIn(ENGLISH, new Map()),
    ...[...languages].map(([language, times]) => entryIn(language, times)),
  ];
}

/** Every text in a piece of content, with the name of its field. */
function valuesIn(content: unknown): [key: string, value: string][] {
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[key, value]] : valuesIn(value),
  );
}
