import { existsSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { REFUSED_LOSS_FILE } from "#schemas/shared/sudden-loss.ts";
import { queryLake } from "#web/content/client.ts";
import { buildDir, RENDERED_PAGES_FILE, RESULTS_FILE } from "#web/lib/build-dir.ts";
import { type ContentQuery, type Following, keyOf, type RoutingTable } from "./content-query.ts";
import type { MadeFrom } from "./rendered-pages.ts";
import { createStoredResults, readResults, type StoredResults } from "./stored-results.ts";

/** The published content that this process holds. */
export type SiteContent = {
  /** The result of a query, as JSON. @throws as `queryLake` does, when the query has to be sent */
  read: (query: ContentQuery) => Promise<string>;
  /** For each path of a page, what the page was last made from. */
  madeFrom: Map<string, MadeFrom>;
  /** Discards cached results, in a process that caches results only for some seconds. */
  clearCache: () => void;
  /** How many times the cache has been cleared. */
  timesCleared: number;
  /** Reads the routing table. `currentRoutingTable` adds this function when it is first needed. */
  routingTable?: (maxAgeMs?: number) => Promise<RoutingTable | undefined>;
  /** The results of a process that keeps running, and what keeps them up to date. */
  store?: StoredResults;
  following?: Following;
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

/**
 * The folder of what a server keeps for its next start. In a folder that outlives a build each build
 * has one of its own, because another build may bring newer results and other queries.
 */
function keptDir(): string {
  const { SITE_PAGES_DIR } = readEnvironment();
  if (SITE_PAGES_DIR === undefined) return buildDir();
  return join(SITE_PAGES_DIR, process.env.SITE_BUILD ?? "");
}

/** The file in which a server keeps the results for its next start. */
export const resultsFile = (): string => join(keptDir(), RESULTS_FILE);

/** The file in which a server keeps what its cached pages were made from. */
export const renderedPagesFile = (): string => join(keptDir(), RENDERED_PAGES_FILE);

/** The file in which a build keeps the results for the first start. */
const builtResultsFile = (): string => join(buildDir(), RESULTS_FILE);

/** The file that says which loss of content the running site does not believe, while it does not. */
export const refusedLossFile = (): string => join(buildDir(), REFUSED_LOSS_FILE);

function storedContent(): SiteContent {
  const isBuild = process.env.SITE_PHASE === "build";
  const saved = resultsFile();
  const file = !isBuild && existsSync(saved) ? saved : builtResultsFile();
  const store = createStoredResults(queryLake, readResults(file));
  return { ...sharedParts(), store, read: store.read, clearCache() {} };
}

/** A page and its head send the same queries, and so do pages that one webhook revalidates. */
const RESULT_TTL_MS = 5_000;
const MAX_RESULTS = 500;

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
  const content: SiteContent = {
    ...sharedParts(),
    read,
    clearCache() {
      cache = newResultCache();
      content.timesCleared += 1;
    },
  };
  return content;
}

const sharedParts = () => ({
  madeFrom: new Map(),
  ownToken: crypto.randomUUID(),
  timesCleared: 0,
});
