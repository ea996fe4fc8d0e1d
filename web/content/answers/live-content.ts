import type { QueryParams } from "@sanity/client";

/** What is asked of the content lake. */
export type Question = {
  query: string;
  params: QueryParams;
  /** Path of the page whose own document is asked for. */
  page?: string;
};

/** Names a question among all others. */
export const keyOf = ({ query, params }: Question) => JSON.stringify([query, params]);

/** Where a redirected request goes; `search` is what is left of its query, with its question mark. */
type RedirectTarget = { target: string; permanent: boolean; search: string };

/** Every path the site answers, and every redirect. */
export type RoutingTable = {
  paths: ReadonlySet<string>;
  /** Does a page stand at this path, or the picture by which one is shared? */
  isLive: (path: string) => boolean;
  redirects: { find: (pathname: string, search?: string) => RedirectTarget | undefined };
};

/** What the server of the site (web/server) shares with what Next bundles of it. */
export type LiveContent = {
  /** The answer to a question, as JSON. @throws as the client does, for one never asked before */
  read: (question: Question) => Promise<string>;
  routingTable: () => RoutingTable | undefined;
  /** Something was published. */
  notify: () => void;
  /** Seconds since it was last known that all content is right; undefined where it never was. */
  contentAge: () => number | undefined;
};

declare global {
  // Pages, route handlers, the proxy and the server are separate bundles of one process.
  var nordune: LiveContent | undefined;
}
