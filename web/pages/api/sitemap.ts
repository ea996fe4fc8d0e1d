import type { NextApiHandler } from "next";
import { addressOf } from "#schemas/shared/addresses/site-address.ts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { pathIn } from "#schemas/shared/languages.ts";
import { SHARED_CACHING } from "#web/api/caching.ts";
import { publishedReader } from "#web/content/content-reader.ts";
import { fetchShownPages } from "#web/content/fetch-any-page.ts";
import { fetchPageMetadata, fetchTranslatedPaths } from "#web/content/fetch-site.ts";
import { escapeXml } from "#web/lib/escape-xml.ts";
import { type SitemapEntry, sitemapEntry } from "#web/page/sitemap-entry.ts";

/**
 * Every page that search engines may index, in each of its languages, with its last change:
 * https://www.sitemaps.org/protocol.html.
 */
const sitemap: NextApiHandler = async (_request, response) => {
  const reader = publishedReader();
  const base = siteUrl();
  const byLanguage = await fetchTranslatedPaths(reader);
  const entries: SitemapEntry[] = [];
  for (const { path, content } of await fetchShownPages(reader)) {
    const written = await fetchPageMetadata(reader, path);
    const entry = sitemapEntry(path, content, written, base);
    if (!entry) continue;
    const translations = [...byLanguage].filter(([, paths]) => paths.has(path));
    entries.push(
      entry,
      ...translations.map(([language]) => ({
        ...entry,
        url: addressOf(pathIn(language, path), base),
      })),
    );
  }
  const urls = entries.map(
    ({ url, lastModified }) =>
      `<url>\n<loc>${escapeXml(url)}</loc>\n<lastmod>${lastModified}</lastmod>\n</url>\n`,
  );
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
  response.setHeader("Content-Type", "application/xml");
  response.setHeader("Cache-Control", SHARED_CACHING).send(text);
};

export default sitemap;
