import { slugRoutes } from "#schemas/routes.ts";
import { fetchUncached } from "../fetch-content.ts";
import { routingQuery } from "../queries/routing.ts";
import { buildRoutingTable, type RoutingTable } from "./routing-table.ts";

/** The webhook refreshes the table at once; this is the safety net for a lost webhook. */
const MAX_AGE_MS = 60_000;

/** After a failed load, the content lake is left alone for this long. */
const RETRY_AFTER_MS = 5_000;

type TableState = {
  table?: RoutingTable;
  loading?: Promise<RoutingTable | undefined>;
  failedAt?: number;
};

declare global {
  // The proxy and the route handlers are separate bundles of one process: they share by globalThis.
  var nordRoutingState: TableState | undefined;
}

function state(): TableState {
  globalThis.nordRoutingState ??= {};
  return globalThis.nordRoutingState;
}

/**
 * The routing table in memory. An old table is served while a new one loads, so the content lake
 * never stands between a visitor and a page. Undefined only while none could be loaded yet.
 */
export async function currentRoutingTable(): Promise<RoutingTable | undefined> {
  const { table, failedAt, loading } = state();
  if (table === undefined) {
    const failedLately = failedAt !== undefined && Date.now() - failedAt < RETRY_AFTER_MS;
    return failedLately ? undefined : (loading ?? refreshRoutingTable());
  }
  if (loading === undefined && Date.now() - table.loadedAt > MAX_AGE_MS) void refreshRoutingTable();
  return table;
}

/**
 * Loads the table as the content lake holds it now: a load that is already under way may have
 * begun before the change that calls for this one, so it is waited for, not joined. When loading
 * fails the old table stays, and the log says so.
 */
export function refreshRoutingTable(): Promise<RoutingTable | undefined> {
  const current = state();
  const loading = Promise.resolve(current.loading)
    .then(() => load(current))
    .finally(() => {
      if (current.loading === loading) current.loading = undefined;
    });
  current.loading = loading;
  return loading;
}

async function load(current: TableState): Promise<RoutingTable | undefined> {
  try {
    const content = await fetchUncached(routingQuery, {
      slugTypes: slugRoutes.map((route) => route.type),
    });
    current.table = buildRoutingTable(content, (problem) => console.warn(problem));
    current.failedAt = undefined;
  } catch (error) {
    current.failedAt = Date.now();
    if (current.table !== undefined) current.table = { ...current.table, loadedAt: Date.now() };
    console.warn(`The routing table could not be loaded; the last one stays. ${String(error)}`);
  }
  return current.table;
}
