import { pageAt, slugTypes } from "#schemas/shared/routes.ts";
import {
  homeSummaryQuery,
  notFoundPageQuery,
  pageMetadataQuery,
  pagesQuery,
  siteQuery,
} from "#web/content/queries/site.ts";
import type { AnswerStore } from "./answers/answer-store.ts";
import type { Question, RoutingTable } from "./answers/live-content.ts";
import { pageTable } from "./page-table.ts";
import { figuresQuery } from "./queries/figures.ts";
import { heldRoutingTable, routingQuestion } from "./routing/current-routing-table.ts";

/**
 * Has a store hold all that the site is made from, and nothing of pages that are no more.
 * @returns undefined where the content lake does not say which pages there are
 * @throws as its client does
 */
export async function holdSite(answers: AnswerStore): Promise<RoutingTable | undefined> {
  await answers.hold([routingQuestion]);
  const table = heldRoutingTable(answers);
  const paths = table?.paths ?? new Set();
  answers.forgetPages((path) => paths.has(path));
  // No visitor waits for the content of a page that is new.
  await answers.hold(siteQuestions(paths));
  return table;
}

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
