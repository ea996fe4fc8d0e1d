import { messageOf } from "#schemas/shared/error-message.ts";
import type { RoutingTable } from "#web/content/store/content-query.ts";
import { type SiteContent, siteContent } from "#web/content/store/site-content.ts";
import type { StoredResults } from "#web/content/store/stored-results.ts";
import { log } from "#web/lib/log.ts";
import { routingTableFrom, routingTableQuery } from "./routing-table.ts";

/** The table is fetched earlier when a visitor requests an unknown path. */
const TABLE_TTL_MS = 5 * 60_000;

/**
 * Every path and redirect, as last known; undefined if the content lake was never reached.
 * @param maxAgeMs maximum age of the table in a process that does not follow the content lake
 */
export function currentRoutingTable(maxAgeMs?: number): Promise<RoutingTable | undefined> {
  const content = siteContent();
  content.routingTable ??= content.store ? tableOf(content.store) : shortLivedTable(content);
  return content.routingTable(maxAgeMs);
}

const tableOf = (store: StoredResults) => async () =>
  routingTableFrom(
    store.peek(routingTableQuery) ?? (await store.read(routingTableQuery).catch(logMissingTable)),
  );

/** The table of a process that fetches it when it is needed. */
function shortLivedTable(content: SiteContent) {
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let { timesCleared } = content;
  let table: Promise<RoutingTable | undefined> = Promise.resolve(undefined);
  return (maxAgeMs = TABLE_TTL_MS) => {
    const now = performance.now();
    if (now - fetchedAt > maxAgeMs || content.timesCleared > timesCleared) {
      // One attempt per period, even when it fails. Then the last table stays.
      fetchedAt = now;
      timesCleared = content.timesCleared;
      const last = table;
      table = content
        .read(routingTableQuery)
        .catch(logMissingTable)
        .then(async (json) => routingTableFrom(json) ?? last);
    }
    return table;
  };
}

function logMissingTable(error: unknown): undefined {
  log.warn(
    `The list of pages could not be fetched, so the last known list stays: ${messageOf(error)}`,
  );
}
