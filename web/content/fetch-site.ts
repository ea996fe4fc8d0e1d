import { cache } from "react";
import { pathsOfPages, slugTypes } from "#schemas/shared/routes.ts";
import { fetchContent, fetchPublished } from "./fetch-content.ts";
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
export const fetchSite = cache(async () => {
  const { settings, navigation, lists } = await fetchContent(siteQuery, {});
  return {
    settings: complete(settings, "siteSettings"),
    navigation: withListedPages(complete(navigation, "navigation"), lists),
    lists,
  };
});

/** Headline and picture of the home page, for pages that have none. */
export const fetchHomeSummary = async () =>
  complete(await fetchContent(homeSummaryQuery, {}), "homePage");

/** Words and picture of the page for unknown paths. */
export const fetchNotFoundPage = async () =>
  complete(await fetchContent(notFoundPageQuery, {}), "notFoundPage");

/** @throws MissingContentError when there is none, or once a part is read that it lacks */
function complete<Content>(content: Content, type: string): NonNullable<Content> {
  return withRequiredParts(required(content, type), type);
}

/** What editors wrote for search engines and shared links about the page at `path`, or null. */
export const fetchPageMetadata = cache((path: string) => fetchContent(pageMetadataQuery, { path }));

/** Every published page at a slug of its own. */
export const fetchSlugPages = async () => (await fetchPublished(routingQuery, { slugTypes })).pages;

/** Every path at which a visitor finds a page. */
export const fetchLivePaths = cache(
  async (): Promise<ReadonlySet<string>> => pathsOfPages(await fetchSlugPages()),
);
