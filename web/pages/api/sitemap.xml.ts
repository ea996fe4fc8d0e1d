import type { NextApiHandler } from "next";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import type { LanguageId } from "#schemas/shared/languages.ts";
import { SHARED_CACHING } from "#web/api/caching.ts";
import { publishedReader } from "#web/content/content-reader.ts";
import { fetchShownPages } from "#web/content/fetch-any-page.ts";
import {
  fetchPageMetadata,
  fetchTranslatedPaths,
  fetchTranslationTimes,
} from "#web/content/fetch-site.ts";
import { escapeXml } from "#web/lib/escape-xml.ts";
import {
  type SitemapEntry,
  sitemapEntries,
  type TranslationTimes,
} from "#web/page/sitemap-entry.ts";

/**
 * Every page that search engines may index, in each of its languages, with its last change:
 * https://www.sitemaps.org/protocol.html.
 */
const sitemap: NextApiHandler = async (_request, response) => {
  const reader = publishedReader();
  const base = siteUrl();
  const byLanguage = await fetchTranslatedPaths(reader);
  const times = new Map<LanguageId, TranslationTimes>();
  for (const language of byLanguage.keys()) {
    times.set(language, await fetchTranslationTimes(reader, language));
  }
  const entries: SitemapEntry[] = [];
  for (const { path, content } of await fetchShownPages(reader)) {
    const written = await fetchPageMetadata(reader, path);
    const languages = new Map(
      [...times].filter(([language]) => byLanguage.get(language)?.has(path)),
    );
    entries.push(...sitemapEntries({ path, content, written, languages, base }));
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
