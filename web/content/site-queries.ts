import { pathIn, type TranslationLanguageId } from "#schemas/shared/languages.ts";
import { pageAt } from "#schemas/shared/routes.ts";
import {
  homeSummaryQuery,
  notFoundPageQuery,
  pageMetadataQuery,
  siteQuery,
} from "#web/content/queries/site.ts";
import { pageDefinitions } from "./page-definitions.ts";
import { figuresQuery } from "./queries/figures.ts";
import {
  catalogueQuery,
  translatedPagesQuery,
  translationTimesQuery,
} from "./queries/translations.ts";
import { routingTableFrom } from "./routing/routing-table.ts";
import type { ContentQuery } from "./store/content-query.ts";
import { retranslatedPages } from "./translations/retranslated-pages.ts";

const translatedPages: ContentQuery = { query: translatedPagesQuery, params: {} };

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
    translatedPages,
    ...table.languages.map(
      (language): ContentQuery => ({ query: translationTimesQuery, params: { language } }),
    ),
    ...table.languages.map(
      (language): ContentQuery => ({
        query: catalogueQuery,
        params: { language },
        editedPages: (before, after, peek) =>
          retranslatedPages(
            language,
            { before: JSON.parse(before), after: JSON.parse(after) },
            JSON.parse(peek(translatedPages) ?? "null")?.translated ?? [],
          ),
      }),
    ),
    ...[...table.paths].flatMap((path) => pageQueries(path, table.languages)),
  ];
}

function pageQueries(path: string, visible: readonly TranslationLanguageId[]): ContentQuery[] {
  const page = pageAt(path);
  if (page === undefined) return [];
  const ownPages = [path, ...visible.map((language) => pathIn(language, path))];
  const editedPages = whenEdited(ownPages);
  return [
    { query: pageDefinitions[page.type].query, params: { slug: page.slug ?? null }, editedPages },
    { query: pageMetadataQuery, params: { path }, editedPages },
  ];
}

/**
 * The `editedPages` of a query that returns the document of these pages: all of them once the
 * document's `_updatedAt` has changed.
 */
export const whenEdited =
  (paths: readonly string[]): ContentQuery["editedPages"] =>
  (before, after) => {
    const [old, now] = [JSON.parse(before), JSON.parse(after)];
    return old?._updatedAt === now?._updatedAt ? [] : paths;
  };
