import type { RoutingQueryResult } from "#schemas/generated/types.generated.ts";
import { pathIn, type TranslationLanguageId } from "#schemas/shared/languages.ts";
import { pageAt, pathOf } from "#schemas/shared/routes.ts";
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
import { withoutLinked } from "./store/linked-documents.ts";
import { retranslatedPages } from "./translations/retranslated-pages.ts";
import { translatedDocuments } from "./translations/translated-pages.ts";

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
  const { pages, languages, translated, metadata }: RoutingQueryResult = JSON.parse(routingJson);
  const ids = {
    pages: idsBy(pages.map((page) => [pathOf(page), page._id])),
    metadata: idsBy(metadata.map(({ path, _id }) => [path, _id])),
  };
  const given = JSON.stringify({
    languages,
    translated: translatedDocuments({ pages, translated }),
  });
  const queries: ContentQuery[] = [
    { query: siteQuery, params: {} },
    { query: notFoundPageQuery, params: {} },
    { query: homeSummaryQuery, params: {} },
    { query: figuresQuery, params: {} },
    { ...translatedPages, given },
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
    ...[...table.paths].flatMap((path) => pageQueries(path, table.languages, ids)),
  ];
  return queries.map(({ sent, ...query }) => ({
    ...query,
    sent: sent ?? { query: withoutLinked(query.query), params: query.params },
  }));
}

/** The ids of documents by what is asked of them; null where several documents have the same. */
type Ids = ReadonlyMap<string | undefined, string | null>;

function idsBy(documents: readonly (readonly [string | undefined, string])[]): Ids {
  const ids = new Map<string | undefined, string | null>();
  for (const [key, id] of documents) ids.set(key, ids.has(key) ? null : id);
  return ids;
}

/** Limits what is sent of a query for one document to that document, by its id. */
const limitedTo = ({ query, params }: ContentQuery, id: string): ContentQuery["sent"] => ({
  query: limitedText(query),
  params: { ...params, id },
});

/** The same text for all pages of a type, since a text has up to 40,000 characters. */
const limitedTexts = new Map<string, string>();

function limitedText(query: string): string {
  const text = limitedTexts.get(query) ?? withoutLinked(query).replace("*[", "*[_id == $id && ");
  limitedTexts.set(query, text);
  return text;
}

function pageQueries(
  path: string,
  visible: readonly TranslationLanguageId[],
  ids: { pages: Ids; metadata: Ids },
): ContentQuery[] {
  const page = pageAt(path);
  if (page === undefined) return [];
  const ownPages = [path, ...visible.map((language) => pathIn(language, path))];
  const editedPages = whenEdited(ownPages);
  const own = { query: pageDefinitions[page.type].query, params: { slug: page.slug ?? null } };
  const written = { query: pageMetadataQuery, params: { path } };
  const [id, writtenId] = [ids.pages.get(path), ids.metadata.get(path)];
  return [
    { ...own, editedPages, ...(id && { sent: limitedTo(own, id) }) },
    {
      ...written,
      editedPages,
      ...(writtenId && { sent: limitedTo(written, writtenId) }),
      ...(writtenId === undefined && { given: "null" }),
    },
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
