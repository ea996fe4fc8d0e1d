import { createHash } from "node:crypto";
import type { QueryParams } from "@sanity/client";
import type { TranslationLanguageId } from "#schemas/shared/languages.ts";
import type { SuddenLoss } from "./loss-guard.ts";

/** A query to the content lake. */
export type ContentQuery = {
  query: string;
  params: QueryParams;
  /**
   * What a refresh sends in place of this query, so that fewer changes affect the result: limited to
   * the one document that it can return, and without linked documents (`linked-documents.ts`).
   */
  sent?: { query: string; params: QueryParams };
  /** The result, as JSON, where the routing query has told it already. Nothing is sent then. */
  given?: string;
  /**
   * The paths of the pages whose own documents were edited between two results, which are JSON. A
   * query without this function returns no page's own document.
   * @param peek the stored result of another query, if there is one
   */
  editedPages?: (
    before: string,
    after: string,
    peek: (query: ContentQuery) => string | undefined,
  ) => readonly string[];
};

/** The result of a query. */
export type QueryResult = {
  /** The result, as JSON. */
  json: string;
  /** The sync tags of the content API, which name what the result depends on. */
  tags: readonly string[];
};

/** Digests of the texts of queries. There are about twenty texts, whatever the number of pages. */
const digests = new Map<string, string>();

/**
 * The key under which the result of a query is stored. It holds a digest of the query, not its text:
 * a text has up to 40,000 characters, and each page remembers the keys of all its queries.
 */
export function keyOf({ query, params }: ContentQuery): string {
  const digest = digests.get(query) ?? createHash("sha256").update(query).digest("base64url");
  digests.set(query, digest);
  return JSON.stringify([digest, params]);
}

/** Where a redirect leads. `search` is the rest of the request's query, with its question mark. */
type RedirectTarget = { target: string; permanent: boolean; search: string };

/** Every path of a page, and every redirect. */
export type RoutingTable = {
  paths: ReadonlySet<string>;
  /** The languages besides English that are switched on, also those without a page yet. */
  languages: readonly TranslationLanguageId[];
  redirects: { find: (pathname: string, search?: string) => RedirectTarget | undefined };
  /** Where visitors of ended pages are sent, by the paths of these pages. */
  ended: ReadonlyMap<string, string>;
};

/** What keeps the results of this process up to date. */
export type Following = {
  /** Call this after a publish that a webhook has announced. @param revision of the document */
  notify: (revision?: string) => void;
  /** Seconds since all results were last known to be up to date; undefined if they never were. */
  contentAge: () => number | undefined;
  /** Since when the live events are lost, and what follows, in words; undefined while they arrive. */
  lostEvents: () => string | undefined;
  /** A loss of most content that is not believed yet; undefined when there is none. */
  refusedLoss: () => SuddenLoss | undefined;
  /** Call this when somebody has confirmed that the loss is meant. */
  confirmLoss: () => void;
  /** Resolves when no refresh is running. */
  idle: () => Promise<void>;
  stop: () => void;
};
