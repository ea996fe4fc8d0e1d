import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { pageAt } from "#schemas/shared/routes.ts";
import {
  homeSummaryQuery,
  notFoundPageQuery,
  pageMetadataQuery,
  siteQuery,
} from "#web/content/queries/site.ts";
import { pageDefinitions } from "./page-definitions.ts";
import { figuresQuery } from "./queries/figures.ts";
import { catalogueQuery, translatedPagesQuery } from "./queries/translations.ts";
import { routingTableFrom } from "./routing/routing-table.ts";
import type { ContentQuery } from "./store/content-query.ts";

/**
 * All queries that the site is made from. New pages are included, so that no visitor waits for
 * their content.
 * @param routingJson the result of the routing query
 * @throws TypeError when the result does not list the pages
 */
export function siteQueries(routingJson: string): ContentQuery[] {
  const table = routingTableFrom(routingJson);
  if (table === undefined)
    throw new TypeError("The result of the routing query does not list the pages.");
  return [
    { query: siteQuery, params: {} },
    { query: notFoundPageQuery, params: {} },
    { query: homeSummaryQuery, params: {} },
    { query: figuresQuery, params: {} },
    { query: translatedPagesQuery, params: {} },
    ...readEnvironment().SITE_LANGUAGES.map((language) => ({
      query: catalogueQuery,
      params: { language },
    })),
    ...[...table.paths].flatMap(pageQueries),
  ];
}

function pageQueries(path: string): ContentQuery[] {
  const page = pageAt(path);
  if (page === undefined) return [];
  return [
    { query: pageDefinitions[page.type].query, params: { slug: page.slug ?? null }, page: path },
    { query: pageMetadataQuery, params: { path }, page: path },
  ];
}
