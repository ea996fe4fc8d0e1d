import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import * as z from "zod";
import { messageOf } from "#schemas/shared/error-message.ts";
import { log } from "#web/lib/log.ts";
import { replaceFile } from "#web/lib/replace-file.ts";
import type { FetchResult } from "../client.ts";
import { type ContentQuery, keyOf, type QueryResult } from "./content-query.ts";
import {
  type Linked,
  linkedIn,
  linkedQueries,
  readLinked,
  withLinked,
} from "./linked-documents.ts";

/** Results that are written in one step, which takes some milliseconds. */
const RESULTS_IN_A_STEP = 50;

/** The results of queries that this process holds. */
export type StoredResults = ReturnType<typeof createStoredResults>;

/**
 * Holds results of queries. A read waits for the content lake only when the query was never sent.
 * @param byKey what `readResults` returned at the start of this process
 */
export function createStoredResults(
  fetchResult: FetchResult,
  byKey = new Map<string, QueryResult>(),
) {
  let linked: Linked = { pages: new Map(), figures: new Map() };
  let linkedFrom: readonly (string | undefined)[] = [];

  /** The documents that results show and link to, as they were last told. */
  function currentLinked(): Linked {
    const { pages, figures } = linkedQueries;
    const from = [pages, figures].map((query) => byKey.get(keyOf(query))?.json);
    if (from.some((json, index) => json !== linkedFrom[index])) {
      linked = readLinked(from[0], from[1]) ?? linked;
      linkedFrom = from;
    }
    return linked;
  }

  /** A result as a query returns it that follows references. Most requests read one without marks. */
  const inFull = (result: QueryResult): string =>
    isLinking(result) ? withLinked(result.json, currentLinked()) : result.json;

  /** The stored result under a key, as JSON; undefined if there is none. */
  function resultOf(key: string): string | undefined {
    const known = byKey.get(key);
    return known && inFull(known);
  }

  /** Fetches what is not stored yet of linked documents. */
  async function fetchLinked(): Promise<void> {
    for (const query of Object.values(linkedQueries)) {
      const key = keyOf(query);
      if (!byKey.has(key)) byKey.set(key, await fetchResult(query));
    }
  }

  return {
    /** The results as they were fetched, by the keys of their queries. */
    byKey,
    currentLinked,

    /**
     * The result of a query, as JSON. A query without a stored result is sent now.
     * @throws what `fetchResult` throws
     */
    async read(query: ContentQuery): Promise<string> {
      const key = keyOf(query);
      const known = byKey.get(key) ?? (await fetchResult(query));
      // A refresh may have stored a result meanwhile, which is at least as new.
      if (!byKey.has(key)) byKey.set(key, known);
      const result = byKey.get(key) ?? known;
      if (isLinking(result)) await fetchLinked();
      return inFull(result);
    },

    resultOf,

    /** The stored result of a query, as JSON; undefined if there is none. */
    peek: (query: ContentQuery): string | undefined => resultOf(keyOf(query)),

    /** Writes all results into a file, in steps between which the process serves requests. */
    async save(file: string): Promise<void> {
      const texts: string[] = [];
      // All of them as they are now, whatever is refreshed meanwhile.
      for (const entry of [...byKey]) {
        texts.push(JSON.stringify(entry));
        if (texts.length % RESULTS_IN_A_STEP === 0) await setImmediate();
      }
      await replaceFile(file, `[${texts.join(",")}]`);
    },
  };
}

const linking = new WeakMap<QueryResult, boolean>();

/**
 * Whether a result shows other documents or links to them. It is searched once: the list of all
 * pages is read for each request, and grows with the content.
 */
function isLinking(result: QueryResult): boolean {
  const known = linking.get(result) ?? linkedIn(result.json).length > 0;
  linking.set(result, known);
  return known;
}

const savedResults = z.array(
  z.tuple([z.string(), z.object({ json: z.string(), tags: z.array(z.string()) })]),
);

/**
 * The results that were saved in a file; empty if there is no file. A file that cannot be read is
 * reported.
 */
export function readResults(file: string): Map<string, QueryResult> {
  try {
    return new Map(savedResults.parse(JSON.parse(readFileSync(file, "utf8"))));
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!isMissing)
      log.warn(`${file} cannot be read, so its results are fetched again: ${messageOf(error)}`);
    return new Map();
  }
}
