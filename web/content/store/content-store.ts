import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import pMap from "p-map";
import * as z from "zod";
import { messageOf } from "#schemas/shared/error-message.ts";
import type { Asking } from "../client.ts";
import { fingerprintQuery } from "../queries/fingerprint.ts";
import { routing } from "../routing/routing-table.ts";
import { siteQueries } from "../site-queries.ts";
import { type ContentQuery, keyOf, type QueryResult } from "./content-query.ts";

/** Queries that are sent side by side. */
const CONCURRENCY = 8;

/** In short what is published: it differs as soon as a document is made, changed or deleted. */
const fingerprint: ContentQuery = { query: fingerprintQuery, params: {} };

/** @throws ZodError for what no content lake answers */
const documentsIn = (json: string) =>
  z.object({ documents: z.number() }).parse(JSON.parse(json)).documents;

/** Which results a refresh is about. */
export type RefreshOptions = {
  /** Sync tags of a live event: the results that depend on none of them are left as they are. */
  tags?: ReadonlySet<string> | undefined;
  /** Id of a live event, as of which the results have to be at least. */
  since?: string | undefined;
  /** Every query is sent, whatever the fingerprint says. */
  everything?: boolean | undefined;
};

/** What a refresh has found. */
export type Refreshed = {
  /** Keys of the queries whose results are others now. */
  changed: ReadonlySet<string>;
  /** Paths of the pages whose own documents were edited. */
  edited: ReadonlySet<string>;
  /** Why some queries failed; undefined when the results are all as of now. */
  failure?: unknown;
};

export type ContentStore = ReturnType<typeof createContentStore>;

/**
 * Holds the results of all queries that the site is made from. Whoever reads one does not wait for the
 * content lake, but for a query that was never sent; `refresh` sends them again.
 * @param held what `readResults` gives of an earlier process
 * @param queriesFrom all queries, by the result that says which pages there are
 */
export function createContentStore(
  ask: (query: ContentQuery, asking?: Asking) => Promise<QueryResult>,
  held = new Map<string, QueryResult>(),
  queriesFrom: (routingJson: string) => readonly ContentQuery[] = siteQueries,
) {
  /** The fingerprint as of which each query was last sent by a refresh that is not complete yet. */
  const sentAsOf = new Map<string, string>();
  const peek = (query: ContentQuery): string | undefined => held.get(keyOf(query))?.json;

  /** All queries by what is held; none while it is not known which pages there are. */
  function knownQueries(): readonly ContentQuery[] {
    const json = peek(routing);
    return json === undefined ? [] : queriesFrom(json);
  }

  return {
    /**
     * The result of a query, as JSON. A query that was never sent is sent now.
     * @throws what `ask` does
     */
    async read(query: ContentQuery): Promise<string> {
      const key = keyOf(query);
      const known = held.get(key) ?? (await ask(query));
      // A refresh that was quicker has a result that is no older.
      if (!held.has(key)) held.set(key, known);
      return held.get(key)?.json ?? known.json;
    },

    /** A result that is held. */
    peek,

    /**
     * Sends again what may have changed: the queries that the tags name; without tags all of them, if
     * anything was published since. A refresh that follows one with a failure sends only what is missing.
     * @throws when it is not known whether anything was published, or when most of the content would be gone
     */
    async refresh({ tags, since, everything }: RefreshOptions = {}): Promise<Refreshed> {
      const changed = new Set<string>();
      const edited = new Set<string>();
      const asking = since === undefined ? {} : { lastLiveEventId: since };
      const seen = await ask(fingerprint, asking);
      const before = peek(fingerprint);
      const isNews = everything || tags !== undefined || seen.json !== before;
      if (!isNews) return { changed, edited };
      const documents = documentsIn(seen.json);
      if (before !== undefined) refuseSuddenLoss(documentsIn(before), documents);

      async function send(query: ContentQuery): Promise<void> {
        const key = keyOf(query);
        const [old, result] = [held.get(key), await ask(query, asking)];
        held.set(key, result);
        sentAsOf.set(key, seen.json);
        if (old?.json === result.json) return;
        changed.add(key);
        if (query.page && old && isEdited(old.json, result.json)) edited.add(query.page);
      }
      const isDue = (query: ContentQuery): boolean => {
        const known = held.get(keyOf(query));
        if (known === undefined) return true;
        if (tags !== undefined) return known.tags.some((tag) => tags.has(tag));
        return sentAsOf.get(keyOf(query)) !== seen.json;
      };
      let failure: unknown;
      try {
        if (isDue(routing)) await send(routing);
        // In one go: what has come is kept, and what failed is sent again by the next refresh.
        await pMap(knownQueries().filter(isDue), send, {
          concurrency: CONCURRENCY,
          stopOnError: false,
        });
      } catch (error) {
        failure = error;
      }
      if (failure === undefined) {
        const wanted = new Set([fingerprint, routing, ...knownQueries()].map(keyOf));
        for (const key of held.keys()) if (!wanted.has(key)) held.delete(key);
        // Only now: a refresh that failed in part has not seen all that it was about.
        held.set(keyOf(fingerprint), seen);
        sentAsOf.clear();
      }
      return { changed, edited, failure };
    },

    /** Writes all results into a file, whole or not at all: a process that is killed leaves the old one. */
    async save(file: string): Promise<void> {
      const unfinished = `${file}.${process.pid}.tmp`;
      await writeFile(unfinished, JSON.stringify([...held]));
      await rename(unfinished, file);
    },
  };
}

const savedResults = z.array(
  z.tuple([z.string(), z.object({ json: z.string(), tags: z.array(z.string()) })]),
);

/** The results that were saved in a file; none where it is not there. What cannot be read is said. */
export function readResults(file: string): Map<string, QueryResult> {
  try {
    return new Map(savedResults.parse(JSON.parse(readFileSync(file, "utf8"))));
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!isMissing)
      console.warn(`${file} cannot be read, and is asked for anew: ${messageOf(error)}`);
    return new Map();
  }
}

/** A site in its first days may lose most of its documents in one go. */
const FEW = 10;

/**
 * Refuses a result by which most of the site would vanish in one moment. No editor does that; a
 * dataset that was made private, emptied or renamed does, and so does a token that lost its rights.
 */
function refuseSuddenLoss(before: number, after: number): void {
  if (before <= FEW || after >= before / 2) return;
  throw new Error(
    `The content lake says that there are ${after} documents, where there were ${before}. That is not believed, and the site stays as it is. Was the dataset made private (set SANITY_API_READ_TOKEN), emptied or renamed? If it is meant, build the site again and restart it.`,
  );
}

/** Was the document of a page itself edited? Its result says when. */
function isEdited(before: string, after: string): boolean {
  const [old, now] = [JSON.parse(before), JSON.parse(after)];
  return old?._updatedAt !== now?._updatedAt;
}
