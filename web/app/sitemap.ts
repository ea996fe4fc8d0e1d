import type { MetadataRoute } from "next";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { fetchPublishedPageAt } from "#web/content/fetch-any-page.ts";
import { fetchLivePaths, fetchPageMetadata } from "#web/content/fetch-site.ts";
import { type SitemapEntry, sitemapEntry } from "#web/page/sitemap-entry.ts";

/** Every page that search engines may list, with its last change. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const paths = [...(await fetchLivePaths())].sort();
  const entries = await Promise.all(paths.map(readEntry));
  return entries.filter((entry) => entry !== undefined);
}

async function readEntry(path: string): Promise<SitemapEntry | undefined> {
  const [content, written] = await Promise.all([
    fetchPublishedPageAt(path),
    fetchPageMetadata(path),
  ]);
  return content === null ? undefined : sitemapEntry(path, content, written, siteUrl());
}
