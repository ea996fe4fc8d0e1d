import type { MetadataRoute } from "next";
import { addressOf } from "#schemas/addresses/site-address.ts";
import { siteUrl } from "#schemas/environment/addresses.ts";
import { fetchContent } from "#web/content/fetch-content.ts";
import { imageUrl } from "#web/content/image-url.ts";
import { sitemapQuery } from "#web/content/queries/sitemap.ts";
import { SITEMAP_TAG } from "#web/content/tags.ts";
import { sitemapPages } from "#web/lib/seo/sitemap-pages.ts";

/** Every page that search engines may list, with the day of its last change and its pictures. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const base = siteUrl();
  const documents = await fetchContent(sitemapQuery, {}, [SITEMAP_TAG]);
  return sitemapPages(documents, base).map(({ path, lastModified, imageIds }) => ({
    url: addressOf(path, base),
    lastModified,
    images: imageIds.flatMap((id) => imageUrl({ asset: { _id: id } })?.url() ?? []),
  }));
}
