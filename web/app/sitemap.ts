import type { MetadataRoute } from "next";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { SITEMAP_TAG } from "#schemas/shared/shown-on/tags.ts";
import { fetchPageAt } from "#web/content/fetch-page.ts";
import { fetchLivePaths, fetchPageMetadata } from "#web/content/fetch-site.ts";
import { type SitemapEntry, sitemapEntries } from "#web/content/sitemap-entries.ts";
import { sitemapEntry } from "#web/page/sitemap-entry.ts";

/**
 * Every page that search engines may list, with the day of its last change and its pictures, made
 * from what the pages show.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const paths = [...(await fetchLivePaths(SITEMAP_TAG))].sort();
  const entries = await Promise.all(
    paths.map((path) => sitemapEntries().of(path, () => readEntry(path))),
  );
  return entries.filter((entry) => entry !== undefined);
}

async function readEntry(path: string): Promise<SitemapEntry | undefined> {
  const [content, written] = await Promise.all([fetchPageAt(path), fetchPageMetadata(path)]);
  return content === null ? undefined : sitemapEntry(path, content, written, siteUrl());
}
