import { addressOf, writtenAddress } from "#schemas/shared/addresses/site-address.ts";
import type { WrittenMetadata } from "#web/content/site-types.ts";

/** An entry of the sitemap. `lastModified` is an ISO time. */
export type SitemapEntry = { url: string; lastModified: string };

/**
 * The sitemap's entry of the page at `path`; undefined for a page that an editor excludes from
 * search engines, or whose canonical address is another one.
 * @param content all that the page shows
 * @param base address of the site without a trailing slash
 */
export function sitemapEntry(
  path: string,
  content: { _updatedAt: string; robots?: string | null },
  written: WrittenMetadata,
  base: string,
): SitemapEntry | undefined {
  const url = addressOf(path, base);
  const canonical = writtenAddress(written?.canonical, base) ?? url;
  const robots = written?.robots ?? content.robots;
  if (robots?.includes("noindex") || canonical !== url) return undefined;
  const days = valuesIn([content, written]).flatMap(([key, value]) =>
    key === "_updatedAt" ? [value] : [],
  );
  return { url, lastModified: days.sort().at(-1) ?? content._updatedAt };
}

/** Every text in a piece of content, with the name of its field. */
function valuesIn(content: unknown): [key: string, value: string][] {
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[key, value]] : valuesIn(value),
  );
}
