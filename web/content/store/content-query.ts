import type { QueryParams } from "@sanity/client";

/** A query to the content lake. */
export type ContentQuery = {
  query: string;
  params: QueryParams;
  /** Path of the page whose own document the query asks for. */
  page?: string;
};

/** The result of a query. */
export type QueryResult = {
  /** The result itself, as JSON. */
  json: string;
  /** What the result depends on, in the content API's own words (sync tags). */
  tags: readonly string[];
};

/** Names a query among all others. */
export const keyOf = ({ query, params }: ContentQuery) => JSON.stringify([query, params]);

/** Where a redirected request goes; `search` is what is left of its query, with its question mark. */
type RedirectTarget = { target: string; permanent: boolean; search: string };

/** Every path the site answers, and every redirect. */
export type RoutingTable = {
  paths: ReadonlySet<string>;
  redirects: { find: (pathname: string, search?: string) => RedirectTarget | undefined };
  /** By the paths of pages that have ended, where visitors are led. */
  ended: ReadonlyMap<string, string>;
};
