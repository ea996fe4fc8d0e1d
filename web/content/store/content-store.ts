import pMap from "p-map";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import type { FetchResult, LakeOptions } from "../client.ts";
import { fingerprintQuery } from "../queries/fingerprint.ts";
import { routingTableQuery } from "../routing/routing-table.ts";
import { siteQueries } from "../site-queries.ts";
import { type ContentQuery, keyOf, type QueryResult } from "./content-query.ts";
import { changedLinked, type Linked, linkedIn } from "./linked-documents.ts";
import { createLossGuard } from "./loss-guard.ts";
import { missedPublishes } from "./missed-publishes.ts";
import { createStoredResults, type StoredResults } from "./stored-results.ts";

/** The number of queries that are sent at the same time. */
const CONCURRENCY = 8;

/**
 * A short summary of what is published. It changes when a document is created, changed or deleted.
 */
const fingerprint: ContentQuery = { query: fingerprintQuery, params: {} };

/** Which results to refresh. */
export type RefreshOptions = {
  /** Sync tags of a live event. Results that depend on none of them are not refreshed. */
  tags?: ReadonlySet<string> | undefined;
  /** Looks besides these tags for publishes of which no live event has told. */
  isCheck?: boolean | undefined;
  /** Id of a live event. The results must be at least as new as that event. */
  since?: string | undefined;
  /** Sends every query, whatever the fingerprint says. */
  everything?: boolean | undefined;
  /** Sends besides what earlier refreshes have left. */
  withRest?: boolean | undefined;
};

/** The outcome of a refresh. */
export type Refreshed = {
  /** Keys of the queries whose results have changed. */
  changed: ReadonlySet<string>;
  /** Paths of the pages whose own documents were edited. */
  edited: ReadonlySet<string>;
  /** Whether queries were left for a refresh to come, because a newer one was waiting. */
  isCutShort?: boolean;
  /** Why some queries failed; undefined when none did. */
  failure?: unknown;
};

export type ContentStore = ReturnType<typeof createContentStore>;

/**
 * Adds to stored results what keeps them up to date: `refresh` sends queries again.
 * @param results what this process holds
 * @param queriesFrom lists all queries, from the result that lists the pages
 * @param lossGuard holds back a sudden loss of most content
 */
export function createContentStore(
  fetchResult: FetchResult,
  results: StoredResults = createStoredResults(fetchResult),
  queriesFrom: (routingJson: string) => readonly ContentQuery[] = siteQueries,
  lossGuard = createLossGuard(),
) {
  const { byKey, peek, currentLinked } = results;
  /** For each query that an incomplete refresh has sent, the fingerprint at that time. */
  const sentAtFingerprint = new Map<string, string>();
  /** Keys of the queries that were left for a refresh to come. */
  const left = new Set<string>();

  let listed: { json?: string; day?: string; queries: readonly ContentQuery[] } = { queries: [] };

  /**
   * All queries by the stored list of pages; empty while there is no such list. They are listed anew
   * when it changes, and when a day begins, because a page may have ended.
   */
  function knownQueries(): readonly ContentQuery[] {
    const [json, day] = [peek(routingTableQuery), dubaiDay()];
    if (json === undefined) return [];
    if (json !== listed.json || day !== listed.day)
      listed = { json, day, queries: queriesFrom(json) };
    return listed.queries;
  }

  /**
   * Which stored results may have changed since the last fingerprint, beyond those of which a live
   * event has told: all, where it cannot be told what was published.
   */
  async function missedSince(
    last: string | undefined,
    current: string,
    options: LakeOptions,
  ): Promise<(result: QueryResult) => boolean> {
    const missed = await missedPublishes(fetchResult, last, current, options);
    const isAffected = ({ tags }: QueryResult) => tags.some((tag) => missed?.tags.has(tag));
    // A page is part of the list of pages. If no result depends on it, the tags do not tell.
    const isTold = missed?.isOfPage === false || [...byKey.values()].some(isAffected);
    return isTold ? isAffected : () => true;
  }

  /** Adds the results that show a figure, or link to a page, of which something else is told now. */
  function noteLinked(before: Linked, changed: Set<string>): void {
    const ids = changedLinked(before, currentLinked());
    if (ids.size === 0) return;
    for (const [key, { json }] of byKey)
      if (linkedIn(json).some((id) => ids.has(id))) changed.add(key);
  }

  return {
    ...results,
    lossGuard,

    /** Whether the results are as new as a publish, one of the latest, by its document's revision. */
    holds: (revision: string): boolean =>
      peek(fingerprint)?.includes(JSON.stringify(revision)) === true,

    /**
     * Sends the queries again whose results may have changed. With tags, these are the queries that
     * depend on a tag. Without tags, and in a check, these are the queries that depend on what was
     * published since the last fingerprint. After a refresh that failed in part, only the missing
     * queries are sent. A refresh that finds nothing else to send sends what earlier ones have left.
     * @param isHurried whether a newer refresh waits, for which this one leaves its further queries
     * @throws when the fingerprint cannot be fetched, or when most of the content is gone and
     *   `lossGuard` does not believe it
     */
    async refresh(
      { tags, isCheck, since, everything, withRest }: RefreshOptions = {},
      isHurried = () => false,
    ): Promise<Refreshed> {
      const changed = new Set<string>();
      const edited = new Set<string>();
      const options = since === undefined ? {} : { lastLiveEventId: since };
      const currentFingerprint = await fetchResult(fingerprint, options);
      const lastFingerprint = peek(fingerprint);
      lossGuard.check(lastFingerprint, currentFingerprint.json);
      const isPublished = currentFingerprint.json !== lastFingerprint;
      if (!everything && tags === undefined && !isPublished) return { changed, edited };
      const mayHaveMissed = isPublished && (tags === undefined || isCheck);
      const isMissed = everything
        ? () => true
        : mayHaveMissed
          ? await missedSince(lastFingerprint, currentFingerprint.json, options)
          : () => false;

      /** A result that the routing query has told is affected by what affects that query. */
      const resultOf = async ({ given, ...query }: ContentQuery): Promise<QueryResult> =>
        given === undefined
          ? fetchResult(query.sent ?? query, options)
          : { json: given, tags: byKey.get(keyOf(routingTableQuery))?.tags ?? [] };
      async function refreshResult(query: ContentQuery): Promise<void> {
        const key = keyOf(query);
        const [old, result] = [byKey.get(key), await resultOf(query)];
        byKey.set(key, result);
        sentAtFingerprint.set(key, currentFingerprint.json);
        if (old?.json === result.json) return;
        changed.add(key);
        if (old === undefined) return;
        for (const path of query.editedPages?.(old.json, result.json, peek) ?? []) edited.add(path);
      }
      const isDue = (query: ContentQuery): boolean => {
        const key = keyOf(query);
        const known = byKey.get(key);
        if (known !== undefined && query.given !== undefined) return known.json !== query.given;
        if (known?.tags.some((tag) => tags?.has(tag))) return true;
        if (left.has(key)) return false;
        if (known === undefined) return true;
        return isMissed(known) && sentAtFingerprint.get(key) !== currentFingerprint.json;
      };
      let failure: unknown;
      const lastLinked = currentLinked();
      try {
        if (isDue(routingTableQuery)) await refreshResult(routingTableQuery);
        // All queries are sent even if some fail. The results that arrive are kept, and the next
        // refresh sends the failed queries again.
        const due = knownQueries().filter(isDue);
        const rest = knownQueries().filter((query) => left.has(keyOf(query)) && !isDue(query));
        const sent = due.length > 0 && !withRest ? due : [...due, ...rest];
        const refreshOrLeave = async (query: ContentQuery): Promise<void> => {
          if (isHurried()) {
            left.add(keyOf(query));
            return;
          }
          await refreshResult(query);
          left.delete(keyOf(query));
        };
        await pMap(sent, refreshOrLeave, { concurrency: CONCURRENCY, stopOnError: false });
      } catch (error) {
        failure = error;
      }
      noteLinked(lastLinked, changed);
      const currentKeys = new Set([fingerprint, routingTableQuery, ...knownQueries()].map(keyOf));
      for (const key of left) if (!currentKeys.has(key)) left.delete(key);
      if (failure === undefined && left.size === 0) {
        for (const key of byKey.keys()) if (!currentKeys.has(key)) byKey.delete(key);
        // The fingerprint is stored last, because a refresh that sent a part is not up to date.
        byKey.set(keyOf(fingerprint), currentFingerprint);
        sentAtFingerprint.clear();
      }
      return { changed, edited, failure, ...(left.size > 0 && { isCutShort: true }) };
    },
  };
}
