import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { queryLake } from "#web/content/client.ts";
import { routing, routingTableFrom } from "#web/content/routing/routing-table.ts";
import { buildDir, RESULTS_FILE } from "#web/lib/build-dir.ts";
import { type ContentQuery, keyOf, type RoutingTable } from "./content-query.ts";
import { type ContentStore, createContentStore, readResults } from "./content-store.ts";
import type { followContent } from "./follow-content.ts";

/** The published content, as this process knows it. */
export type SiteContent = {
  /** The result of a query, as JSON. @throws as `queryLake` does, where it has to be asked */
  read: (query: ContentQuery) => Promise<string>;
  /**
   * Every path and redirect, as last known; undefined where the content lake was never reached.
   * @param maxAgeMs how old it may be where nobody tells this process of a publish
   */
  routingTable: (maxAgeMs?: number) => Promise<RoutingTable | undefined>;
  /** By the paths of pages, the keys of the queries that each was last made from. */
  queriesOf: Map<string, ReadonlySet<string>>;
  /** Asks anew what is read from now on, where this process holds results for a moment only. */
  forget: () => void;
  /** The results that a process holds which lasts, and the one who keeps them right. */
  store?: ContentStore;
  following?: ReturnType<typeof followContent>;
  /** What this process says to itself, so that it knows its own requests. */
  ownToken: string;
};

declare global {
  // Pages, API routes, the proxy and the instrumentation are separate bundles of one process.
  var nordune: SiteContent | undefined;
}

/** The content that all parts of this process share. */
export function siteContent(): SiteContent {
  globalThis.nordune ??= keepsContent() ? heldContent() : momentaryContent();
  return globalThis.nordune;
}

/**
 * Does this process hold all results? A build does, so that its pages show one moment, and a server
 * does that hears of each publish. `npm run dev` and a host of functions ask the content lake.
 */
export function keepsContent(): boolean {
  const { NODE_ENV, SITE_PHASE } = process.env;
  if (NODE_ENV === "development") return false;
  return SITE_PHASE === "build" || readEnvironment().CONTENT_UPDATES === "live";
}

/** Where a build, and after it each server, keeps the results for the next start. */
export const resultsFile = (): string => join(buildDir(), RESULTS_FILE);

function heldContent(): SiteContent {
  const store = createContentStore(queryLake, readResults(resultsFile()));
  return {
    ...common(),
    store,
    read: store.read,
    async routingTable() {
      const json = store.peek(routing) ?? (await store.read(routing).catch(withoutTable));
      return routingTableFrom(json);
    },
    forget() {},
  };
}

/** A page and its head ask the same, and so do pages that a webhook has made anew together. */
const MOMENT_MS = 5_000;
const MOST_RESULTS = 500;

/** As long as nobody asks for an address that is not known. */
const TABLE_MS = 5 * 60_000;

/** What was asked since a publish: an answer to what was asked before it is none to what is asked after. */
const newMoment = () => ({
  results: new LRUCache<string, string>({ max: MOST_RESULTS, ttl: MOMENT_MS }),
  asked: new Map<string, Promise<string>>(),
});

function momentaryContent(): SiteContent {
  let moment = newMoment();
  let tableAskedAt = Number.NEGATIVE_INFINITY;
  let table: Promise<RoutingTable | undefined> = Promise.resolve(undefined);

  function read(query: ContentQuery): Promise<string> {
    const { results, asked } = moment;
    const key = keyOf(query);
    async function ask(): Promise<string> {
      const { json } = await queryLake(query);
      results.set(key, json);
      return json;
    }
    const known = results.get(key);
    if (known !== undefined) return Promise.resolve(known);
    const answer = asked.get(key) ?? ask().finally(() => asked.delete(key));
    asked.set(key, answer);
    return answer;
  }
  return {
    ...common(),
    read,
    routingTable(maxAgeMs = TABLE_MS) {
      const now = performance.now();
      if (now - tableAskedAt > maxAgeMs) {
        // One attempt in that time, also where it fails: then the last table stays.
        tableAskedAt = now;
        const last = table;
        table = read(routing)
          .catch(withoutTable)
          .then(async (json) => routingTableFrom(json) ?? last);
      }
      return table;
    },
    forget() {
      moment = newMoment();
      tableAskedAt = Number.NEGATIVE_INFINITY;
    },
  };
}

const common = () => ({ queriesOf: new Map(), ownToken: crypto.randomUUID() });

function withoutTable(error: unknown): undefined {
  console.warn(
    `It is not known which pages there are, and the last that was known stays: ${messageOf(error)}`,
  );
}
