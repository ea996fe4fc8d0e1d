import type { ClientReturn } from "@sanity/client";
import type { LanguageId } from "#schemas/shared/languages.ts";
import { livePages } from "#schemas/shared/page-ends.ts";
import { fixedPath, NOT_FOUND_PATH, pathsOfPages, slugTypes } from "#schemas/shared/routes.ts";
import { completePublished } from "./complete-content.ts";
import type { ContentReader } from "./content-reader.ts";
import { expandPageLists } from "./menus.ts";
import { required } from "./missing-content.ts";
import { routingQuery } from "./queries/routing.ts";
import {
  homeSummaryQuery,
  notFoundPageQuery,
  pageMetadataQuery,
  siteQuery,
} from "./queries/site.ts";
import { translatedPagesQuery, translationTimesQuery } from "./queries/translations.ts";
import { pathsInLanguage, visibleLanguages } from "./translations/translated-pages.ts";

/** What all pages show, in messages. */
const EVERY_PAGE = "The frame of every page";

/**
 * Header, footer and company details, which every page shows.
 * @throws MissingContentError when they lack something that no page can be rendered without
 */
export async function fetchSite(reader: ContentReader) {
  const site = await reader.fetch(siteQuery, {});
  if (!reader.isDraft) completePublished(site, siteQuery, EVERY_PAGE);
  const { settings, navigation, lists } = site;
  return {
    settings: required(settings, "siteSettings", EVERY_PAGE),
    navigation: expandPageLists(required(navigation, "navigation", EVERY_PAGE), lists),
    lists,
  };
}

/** The result of `fetchSite`. */
export type Site = Awaited<ReturnType<typeof fetchSite>>;

/** Headline and picture of the home page, for pages that have none. */
export const fetchHomeSummary = (reader: ContentReader) =>
  fetchDocument(reader, homeSummaryQuery, { type: "homePage", where: fixedPath("homePage") });

/** Texts and picture of the page for unknown paths. */
export const fetchNotFoundPage = (reader: ContentReader) =>
  fetchDocument(reader, notFoundPageQuery, { type: "notFoundPage", where: NOT_FOUND_PATH });

/** @throws MissingContentError when the document, or something that it needs, is missing */
async function fetchDocument<const Query extends string>(
  reader: ContentReader,
  query: Query,
  { type, where }: { type: string; where: string },
): Promise<NonNullable<ClientReturn<Query>>> {
  const content = required(await reader.fetch(query, {}), type, where);
  if (!reader.isDraft) completePublished(content, query, where);
  return content;
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
  const content = await reader.published.fetch(translatedPagesQuery, {});
  const known = translatedPaths.get(content);
  if (known?.day === reader.day) return known.paths;
  const paths = new Map(
    visibleLanguages(content.languages).map((language) => [
      language,
      pathsInLanguage(language, content.translated, reader.day),
    ]),
  );
  translatedPaths.set(content, { day: reader.day, paths });
  return paths;
}

/** The paths that were read from a content which pages share. */
const translatedPaths = new WeakMap<
  object,
  { day: string; paths: ReadonlyMap<LanguageId, ReadonlySet<string>> }
>();

/** When the translations of a language were changed, by the ids of the translated documents. */
export async function fetchTranslationTimes(
  { published }: ContentReader,
  language: LanguageId,
): Promise<ReadonlyMap<string, string>> {
  const translations = await published.fetch(translationTimesQuery, { language });
  return new Map(translations.map(({ document, _updatedAt }) => [document, _updatedAt]));
}

/** Every path at which a visitor finds a page in English. */
export const fetchLivePaths = async (reader: ContentReader): Promise<ReadonlySet<string>> =>
  pathsOfPages(await fetchSlugPages(reader));
