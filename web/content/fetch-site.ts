import { livePages } from "#schemas/shared/page-ends.ts";
import { pathsOfPages, slugTypes } from "#schemas/shared/routes.ts";
import type { ContentReader } from "./content-reader.ts";
import { withListedPages } from "./menus.ts";
import { routingQuery } from "./queries/fingerprint.ts";
import {
  homeSummaryQuery,
  notFoundPageQuery,
  pageMetadataQuery,
  siteQuery,
} from "./queries/site.ts";
import { required, withRequiredParts } from "./required.ts";

/** Header, footer and company details, which every page shows. */
export async function fetchSite(reader: ContentReader) {
  const { settings, navigation, lists } = await reader.fetch(siteQuery, {});
  return {
    settings: required(settings, "siteSettings"),
    // All of its lists are read here, so here it says what it lacks.
    navigation: withListedPages(complete(navigation, "navigation"), lists),
    lists,
  };
}

/** What `fetchSite` gives. */
export type Site = Awaited<ReturnType<typeof fetchSite>>;

/** A site that says what its documents lack, once a part of that is read. */
export const completeSite = ({ settings, navigation, lists }: Site): Site => ({
  settings: withRequiredParts(settings, "siteSettings"),
  navigation,
  lists,
});

/** Headline and picture of the home page, for pages that have none. */
export const fetchHomeSummary = async (reader: ContentReader) =>
  complete(await reader.fetch(homeSummaryQuery, {}), "homePage");

/** Words and picture of the page for unknown paths. */
export const fetchNotFoundPage = async (reader: ContentReader) =>
  complete(await reader.fetch(notFoundPageQuery, {}), "notFoundPage");

/** @throws MissingContentError when there is none, or once a part is read that it lacks */
function complete<Content>(content: Content, type: string): NonNullable<Content> {
  return withRequiredParts(required(content, type), type);
}

/** What editors wrote for search engines and shared links about the page at `path`, or null. */
export const fetchPageMetadata = (reader: ContentReader, path: string) =>
  reader.fetch(pageMetadataQuery, { path });

/** Every published page at a slug of its own that has not ended. */
export const fetchSlugPages = async ({ published, day }: ContentReader) =>
  livePages((await published.fetch(routingQuery, { slugTypes })).pages, day);

/** Every path at which a visitor finds a page. */
export const fetchLivePaths = async (reader: ContentReader): Promise<ReadonlySet<string>> =>
  pathsOfPages(await fetchSlugPages(reader));
