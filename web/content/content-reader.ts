import type { ClientReturn, QueryParams } from "@sanity/client";
import { LRUCache } from "lru-cache";
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

/** Reads published content. `results` holds all results that have been read, as JSON, by their keys. */
export type PublishedReader = ContentReader & { results: ReadonlyMap<string, string> };

/** Creates a reader of published content in a language, with the figures of a day. */
export function publishedReader(language: LanguageId = ENGLISH, day = dubaiDay()): PublishedReader {
  const results = new Map<string, string>();
  const read = async (query: string, params: QueryParams): Promise<string> => {
    const json = await siteContent().read({ query, params });
    results.set(keyOf({ query, params }), json);
    return json;
  };
  const fetch: FetchContent = withResultCache(async (query, params) => {
    const json = await read(query, params);
    const catalogue = language === ENGLISH ? "" : await read(catalogueQuery, { language });
    async function readContent(): Promise<ClientReturn<typeof query>> {
      const content: ClientReturn<typeof query> = JSON.parse(json);
      withFiguresOfDay(content, day);
      if (language === ENGLISH) return content;
      // English pages do not need the content model, which this module loads.
      const { translateResult } = await import("./translations/translate-result.ts");
      translateResult(content, query, language, catalogue);
      return content;
    }
    const isOfOnePage = Object.keys(params).length > 0;
    if (isOfOnePage) return readContent();
    return sharedContent(query, { language, day, json, catalogue }, readContent);
  });
  const reader: PublishedReader = {
    fetch,
    day,
    language,
    isDraft: false,
    results,
    get published() {
      return reader;
    },
  };
  return reader;
}

/** What a shared content was made from. */
type SharedFrom = { language: LanguageId; day: string; json: string; catalogue: string };

/** The contents that pages share, by their queries and languages. */
const sharedContents = new LRUCache<string, SharedFrom & { content: unknown }>({ max: 30 });

/**
 * The result of a query that pages share, read once for all of them. Nobody changes it but to complete
 * it, which is the same for all pages.
 */
function sharedContent<const Query extends string>(
  query: Query,
  from: SharedFrom,
  readContent: () => Promise<ClientReturn<Query>>,
): Promise<ClientReturn<Query>> {
  const key = `${from.language} ${keyOf({ query, params: {} })}`;
  const known = sharedContents.get(key);
  const isCurrent =
    known?.day === from.day && known.json === from.json && known.catalogue === from.catalogue;
  if (isCurrent && isResultOf<Query>(known.content)) return known.content;
  const content = readContent();
  sharedContents.set(key, { ...from, content });
  return content;
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
