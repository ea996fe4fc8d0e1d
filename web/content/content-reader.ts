import type { ClientReturn, QueryParams } from "@sanity/client";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { withFiguresOfDay } from "./shown-figures.ts";
import { keyOf } from "./store/content-query.ts";
import { siteContent } from "./store/site-content.ts";

/** Fetches the result of a query. Whoever asks twice gets the same. */
export type FetchContent = <const Query extends string>(
  query: Query,
  params: QueryParams,
) => Promise<ClientReturn<Query>>;

/** Reads the content that one page, or one answer, is made from. */
export type ContentReader = {
  fetch: FetchContent;
  /** The day in Dubai whose figures it shows, as an ISO date. */
  day: string;
  /** Does an editor look, who sees what is not published yet? */
  isDraft: boolean;
  /** What visitors see; for them it is this reader itself. */
  published: ContentReader;
};

/** Reads what is published. `queries` are the keys of the queries that were read by now. */
export type PublishedReader = ContentReader & { queries: ReadonlySet<string> };

/** Reads the published content, its figures as they are on a day. */
export function publishedReader(day = dubaiDay()): PublishedReader {
  const queries = new Set<string>();
  const fetch: FetchContent = onceEach(async (query, params) => {
    queries.add(keyOf({ query, params }));
    const content: ClientReturn<typeof query> = JSON.parse(
      await siteContent().read({ query, params }),
    );
    return withFiguresOfDay(content, day);
  });
  const reader: PublishedReader = {
    fetch,
    day,
    isDraft: false,
    queries,
    get published() {
      return reader;
    },
  };
  return reader;
}

/** Remembers the result of each query: one reader never shows two states of the content. */
export function onceEach(fetch: FetchContent): FetchContent {
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

/** The key of a result names its query, so the promise under it is that query's. */
const isResultOf = <Query extends string>(known: unknown): known is Promise<ClientReturn<Query>> =>
  known instanceof Promise;
