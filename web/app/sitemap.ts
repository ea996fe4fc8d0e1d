import type { MetadataRoute } from "next";
import { siteUrl } from "#schemas/environment/addresses.ts";
import { fetchPageAt } from "#web/content/fetch-page.ts";
import { fetchLivePaths, fetchPageMetadata } from "#web/content/fetch-site.ts";
import { sitemapEntry } from "#web/page/sitemap-entry.ts";

/**
 * Every page that search engines may list, with the day of its last change and its pictures. It
 * reads what the pages read, under their cache tags, and so it is made anew when one of them is.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const base = siteUrl();
  const paths = [...(await fetchLivePaths())].sort();
  const entries = await Promise.all(
    paths.map(async (path) => {
      const [content, written] = await Promise.all([fetchPageAt(path), fetchPageMetadata(path)]);
      return content === null ? undefined : sitemapEntry(path, content, written, base);
    }),
  );
  return entries.filter((entry) => entry !== undefined);
}
