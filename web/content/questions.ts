import { pageAt, slugTypes } from "#schemas/shared/routes.ts";
import {
  homeSummaryQuery,
  notFoundPageQuery,
  pageMetadataQuery,
  pagesQuery,
  siteQuery,
} from "#web/content/queries/site.ts";
import type { Question } from "./answers/live-content.ts";
import { pageTable } from "./page-table.ts";
import { figuresQuery } from "./queries/figures.ts";

/** Everything that the pages at these paths, and what stands beside them, are made from. */
export function siteQuestions(paths: Iterable<string>): Question[] {
  return [
    { query: siteQuery, params: {} },
    { query: notFoundPageQuery, params: {} },
    { query: homeSummaryQuery, params: {} },
    { query: figuresQuery, params: {} },
    { query: pagesQuery, params: { slugTypes } },
    ...[...paths].flatMap(pageQuestions),
  ];
}

function pageQuestions(path: string): Question[] {
  const page = pageAt(path);
  if (page === undefined) return [];
  return [
    { query: pageTable[page.type].query, params: { slug: page.slug ?? null }, page: path },
    { query: pageMetadataQuery, params: { path }, page: path },
  ];
}
