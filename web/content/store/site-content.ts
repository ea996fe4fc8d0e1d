import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { queryLake } from "#web/content/client.ts";
import { routingTableFrom, routingTableQuery } from "#web/content/routing/routing-table.ts";
import { buildDir, RESULTS_FILE } from "#web/lib/build-dir.ts";
import { log } from "#web/lib/log.ts";
import { type ContentQuery, keyOf, type RoutingTable } from "./content-query.ts";
import { type ContentStore, createContentStore, readResults } from "./content-store.ts";
import type { followContent } from "./follow-content.ts";

/** The published content that this process holds. */
export type SiteContent = {
  /** The result of a query, as JSON. @throws as `queryLake` does, when the query has to be sent */
  read: (query: ContentQuery) => Promise<string>;
  /**
   * Every path and redirect, as last known; undefined if the content lake was never reached.
   * @param maxAgeMs maximum age of the table in a process that does not follow the content lake
   */
  routingTable: (maxAgeMs?: number) => Promise<RoutingTable | undefined>;
  /** For each path of a page, the keys of the queries that the page was last made from. */
  queriesOf: Map<string, ReadonlySet<string>>;
  /** Discards cached results, in a process that caches results only for some seconds. */
  clearCache: () => void;
  /** The results of a process that keeps running, and what keeps them up to date. */
  store?: ContentStore;
  following?: ReturnType<typeof followContent>;
  /** A secret by which this process recognises its own requests. */
  ownToken: string;
};

declare global {
  // Pages, API routes, the proxy and the instrumentation are separate bundles that share one
  // process.
  var nordune: SiteContent | undefined;
}

/** The content that all parts of this process share. */
export function siteContent(): SiteContent {
  globalThis.nordune ??= hasContentStore() ? storedContent() : shortLivedContent();
  return globalThis.nordune;
}

/**
 * Whether this process holds all results. A build does, so that all of its pages show the same
 * state, and so does a server that follows the content lake. `npm run dev` and a host of functions
 * send queries when they need them.
 */
export function hasContentStore(): boolean {
  const { NODE_ENV, SITE_PHASE } = process.env;
  if (NODE_ENV === "development") return false;
  return SITE_PHASE === "build" || readEnvironment().CONTENT_UPDATES === "live";
}

/** The file in which a build, and later each server, keeps the results for the next start. */
export const resultsFile = (): string => join(buildDir(), RESULTS_FILE);

function storedContent(): SiteContent {
  const store = createContentStore(queryLake, readResults(resultsFile()));
  return {
    ...sharedParts(),
    store,
    read: store.read,
    async routingTable() {
      const json =
        store.peek(routingTableQuery) ??
        (await store.read(routingTableQuery).catch(logMissingTable));
      return routingTableFrom(json);
    },
    clearCache() {},
  };
}

/** A page and its head send the same queries, and so do pages that one webhook revalidates. */
const RESULT_TTL_MS = 5_000;
const MAX_RESULTS = 500;

/** The table is fetched earlier when a visitor requests an unknown path. */
const TABLE_TTL_MS = 5 * 60_000;

/**
 * Results, and queries in progress, since the last publish. A query that was sent before a publish
 * must not serve a request after it.
 */
const newResultCache = () => ({
  results: new LRUCache<string, string>({ max: MAX_RESULTS, ttl: RESULT_TTL_MS }),
  pending: new Map<string, Promise<string>>(),
});

function shortLivedContent(): SiteContent {
  let cache = newResultCache();
  let tableFetchedAt = Number.NEGATIVE_INFINITY;
  let table: Promise<RoutingTable | undefined> = Promise.resolve(undefined);

  function read(query: ContentQuery): Promise<string> {
    const { results, pending } = cache;
    const key = keyOf(query);
    async function fetchResult(): Promise<string> {
      const { json } = await queryLake(query);
      results.set(key, json);
      return json;
    }
    const cached = results.get(key);
    if (cached !== undefined) return Promise.resolve(cached);
    const result = pending.get(key) ?? fetchResult().finally(() => pending.delete(key));
    pending.set(key, result);
    return result;
  }
  return {
    ...sharedParts(),
    read,
    routingTable(maxAgeMs = TABLE_TTL_MS) {
      const now = performance.now();
      if (now - tableFetchedAt > maxAgeMs) {
        // One attempt per period, even when it fails. Then the last table stays.
        tableFetchedAt = now;
        const last = table;
        table = read(routingTableQuery)
          .catch(logMissingTable)
          .then(async (json) => routingTableFrom(json) ?? last);
      }
      return table;
    },
    clearCache() {
      cache = newResultCache();
      tableFetchedAt = Number.NEGATIVE_INFINITY;
    },
  };
}

const sharedParts = () => ({ queriesOf: new Map(), ownToken: crypto.randomUUID() });

function logMissingTable(error: unknown): undefined {
  log.warn(
    `The list of pages could not be fetched, so the last known list stays: ${messageOf(error)}`,
  );
}
