import { pageAt } from "#schemas/shared/routes.ts";
import {
  homeSummaryQuery,
  notFoundPageQuery,
  pageMetadataQuery,
  siteQuery,
} from "#web/content/queries/site.ts";
import { pageTable } from "./page-table.ts";
import { figuresQuery } from "./queries/figures.ts";
import { routingTableFrom } from "./routing/routing-table.ts";
import type { ContentQuery } from "./store/content-query.ts";

/**
 * Everything that the site is made from, of pages that are new, too: no visitor waits for those.
 * @param routing the result of the routing query
 * @throws TypeError where the content lake does not say which pages there are
 */
export function siteQueries(routing: string): ContentQuery[] {
  const table = routingTableFrom(routing);
  if (table === undefined) throw new TypeError("It does not say which pages there are.");
  return [
    { query: siteQuery, params: {} },
    { query: notFoundPageQuery, params: {} },
    { query: homeSummaryQuery, params: {} },
    { query: figuresQuery, params: {} },
    ...[...table.paths].flatMap(pageQueries),
  ];
}

function pageQueries(path: string): ContentQuery[] {
  const page = pageAt(path);
  if (page === undefined) return [];
  return [
    { query: pageTable[page.type].query, params: { slug: page.slug ?? null }, page: path },
    { query: pageMetadataQuery, params: { path }, page: path },
  ];
}
