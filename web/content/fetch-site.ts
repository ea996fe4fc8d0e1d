import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import type { LanguageId } from "#schemas/shared/languages.ts";
import { livePages } from "#schemas/shared/page-ends.ts";
import { pathsOfPages, slugTypes } from "#schemas/shared/routes.ts";
import { leaveOutIncomplete } from "./complete-content.ts";
import type { ContentReader } from "./content-reader.ts";
import { expandPageLists } from "./menus.ts";
import { routingQuery } from "./queries/fingerprint.ts";
import {
  homeSummaryQuery,
  notFoundPageQuery,
  pageMetadataQuery,
  siteQuery,
} from "./queries/site.ts";
import { translatedPagesQuery } from "./queries/translations.ts";
import { required, withRequiredParts } from "./required.ts";
import { pathsInLanguage } from "./translations/translated-pages.ts";

/** Header, footer and company details, which every page shows. */
export async function fetchSite(reader: ContentReader) {
  const { settings, navigation, lists } = await reader.fetch(siteQuery, {});
  if (!reader.isDraft) {
    leaveOutIncomplete(settings, "siteSettings", "The document siteSettings");
    leaveOutIncomplete(navigation, "navigation", "The document navigation");
    leaveOutIncomplete(lists, "pageLists", "A list of pages");
  }
  return {
    settings: required(settings, "siteSettings"),
    // The menus need all of the navigation's lists at once, so missing lists are reported here.
    navigation: expandPageLists(documentWithRequiredParts(navigation, "navigation"), lists),
    lists,
  };
}

/** The result of `fetchSite`. */
export type Site = Awaited<ReturnType<typeof fetchSite>>;

/** Headline and picture of the home page, for pages that have none. */
export const fetchHomeSummary = async (reader: ContentReader) =>
  documentWithRequiredParts(await reader.fetch(homeSummaryQuery, {}), "homePage");

/** Texts and picture of the page for unknown paths. */
export const fetchNotFoundPage = async (reader: ContentReader) =>
  documentWithRequiredParts(await reader.fetch(notFoundPageQuery, {}), "notFoundPage");

/**
 * @throws MissingContentError when the document is missing, or once a missing part of it is read
 */
function documentWithRequiredParts<Content>(content: Content, type: string): NonNullable<Content> {
  return withRequiredParts(required(content, type), type);
}

/** What editors wrote for search engines and shared links about the page at `path`, or null. */
export const fetchPageMetadata = (reader: ContentReader, path: string) =>
  reader.fetch(pageMetadataQuery, { path });

/** Every published page that has a slug and has not ended. */
export const fetchSlugPages = async ({ published, day }: ContentReader) =>
  livePages((await published.fetch(routingQuery, { slugTypes })).pages, day);

/** The English paths of the pages that visitors may see in each language of the site. */
export async function fetchTranslatedPaths(
  reader: ContentReader,
): Promise<ReadonlyMap<LanguageId, ReadonlySet<string>>> {
  const translated = await reader.published.fetch(translatedPagesQuery, {});
  return new Map(
    readEnvironment().SITE_LANGUAGES.map((language) => [
      language,
      pathsInLanguage(language, translated, reader.day),
    ]),
  );
}

/** Every path at which a visitor finds a page in English. */
export const fetchLivePaths = async (reader: ContentReader): Promise<ReadonlySet<string>> =>
  pathsOfPages(await fetchSlugPages(reader));
