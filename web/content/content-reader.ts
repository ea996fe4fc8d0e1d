import type { ClientReturn, QueryParams } from "@sanity/client";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { ENGLISH, type LanguageId } from "#schemas/shared/languages.ts";
import { catalogueQuery } from "./queries/translations.ts";
import { withFiguresOfDay } from "./shown-figures.ts";
import { keyOf } from "./store/content-query.ts";
import { siteContent } from "./store/site-content.ts";

/** Fetches the result of a query. A repeated query gets the same result. */
export type FetchContent = <const Query extends string>(
  query: Query,
  params: QueryParams,
) => Promise<ClientReturn<Query>>;

/** Reads the content that one page, or one tool's answer, is made from. */
export type ContentReader = {
  fetch: FetchContent;
  /** The day in Dubai whose figures are read, as an ISO date. */
  day: string;
  /** The language in which texts are read. */
  language: LanguageId;
  /** Whether the content is for an editor, who sees drafts. */
  isDraft: boolean;
  /** A reader of what visitors see. For visitors it is this reader itself. */
  published: ContentReader;
};

/** Reads published content. `queries` holds the keys of all queries that have been read so far. */
export type PublishedReader = ContentReader & { queries: ReadonlySet<string> };

/** Creates a reader of published content in a language, with the figures of a day. */
export function publishedReader(language: LanguageId = ENGLISH, day = dubaiDay()): PublishedReader {
  const queries = new Set<string>();
  const read = (query: string, params: QueryParams): Promise<string> => {
    queries.add(keyOf({ query, params }));
    return siteContent().read({ query, params });
  };
  const fetch: FetchContent = withResultCache(async (query, params) => {
    const content: ClientReturn<typeof query> = JSON.parse(await read(query, params));
    withFiguresOfDay(content, day);
    if (language !== ENGLISH) {
      // English pages do not need the content model, which this module loads.
      const { translateResult } = await import("./translations/translate-result.ts");
      translateResult(content, query, language, await read(catalogueQuery, { language }));
    }
    return content;
  });
  const reader: PublishedReader = {
    fetch,
    day,
    language,
    isDraft: false,
    queries,
    get published() {
      return reader;
    },
  };
  return reader;
}

/** Keeps the result of each query, so that one reader never shows two states of the content. */
export function withResultCache(fetch: FetchContent): FetchContent {
  const results = new Map<string, unknown>();
  return <const Query extends string>(query: Query, params: QueryParams) => {
    const key = keyOf({ query, params });
    const known = results.get(key);
    if (isResultOf<Query>(known)) return known;
    const result = fetch(query, params);
    results.set(key, result);
    return result;
  };
}

/** The key of a result stands for its query, so the promise under that key has the query's type. */
const isResultOf = <Query extends string>(known: unknown): known is Promise<ClientReturn<Query>> =>
  known instanceof Promise;
