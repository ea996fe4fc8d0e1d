import { slugRoutes } from "#schemas/shared/routes.ts";
import { buildDir } from "#web/lib/build-dir.ts";
import { type Asking, fetchUncached } from "../fetch-content.ts";
import { refuseSuddenLoss } from "../freshness/implausible.ts";
import { routingQuery } from "../queries/routing.ts";
import { buildRoutingTable, type RoutingTable } from "./routing-table.ts";
import { type RoutingContent, routingContent, type TableFile, tableFileIn } from "./table-file.ts";

/** A change that the site has heard of refreshes the table at once; this is the safety net. */
const MAX_AGE_MS = 60_000;

/** After a failed load, the content lake is left alone for this long. */
const RETRY_AFTER_MS = 5_000;

export type RoutingTables = {
  /**
   * The last good table, at once: from memory, or from the file after a start. The content lake
   * never stands between a visitor and a page; an old table is loaded anew in the background.
   * Undefined only in a project that was neither built nor loaded a table yet.
   */
  current: () => RoutingTable | undefined;
  /**
   * Loads the table as the content lake holds it now: a load that is already under way may have
   * begun before the change that calls for this one, so it is waited for, not joined.
   * @throws when loading fails, or most pages were gone at once; the old table stays.
   */
  refresh: () => Promise<RoutingTable>;
};

/** @param options.now milliseconds since the epoch */
export function createRoutingTables(options: {
  load: () => Promise<unknown>;
  file: TableFile;
  now?: () => number;
}): RoutingTables {
  const { load, file, now = Date.now } = options;
  let table: RoutingTable | undefined;
  let pages = 0;
  let kept: string | undefined;
  let loading: Promise<unknown> | undefined;
  let dueAt = 0;

  function use(content: RoutingContent): RoutingTable {
    pages = content.pages.length;
    table = buildRoutingTable(content, (problem) => console.warn(problem));
    return table;
  }

  function startFromFile(): void {
    const content = table === undefined ? file.read() : undefined;
    if (content !== undefined) use(content);
  }

  async function loadTable(): Promise<RoutingTable> {
    try {
      // What the last process knew is what a first answer has to be likely beside.
      startFromFile();
      const content = routingContent.parse(await load());
      refuseSuddenLoss("pages", pages, content.pages.length);
      dueAt = now() + MAX_AGE_MS;
      await keep(content);
      return use(content);
    } catch (error) {
      dueAt = now() + RETRY_AFTER_MS;
      throw error;
    }
  }

  async function keep(content: RoutingContent): Promise<void> {
    const text = JSON.stringify(content);
    if (text === kept) return;
    try {
      await file.write(content);
      kept = text;
    } catch (error) {
      console.warn(`The routing table could not be kept for the next start: ${String(error)}`);
    }
  }

  function refresh(): Promise<RoutingTable> {
    const next = Promise.resolve(loading).then(loadTable, loadTable);
    loading = next;
    const done = () => {
      if (loading === next) loading = undefined;
    };
    next.then(done, done);
    return next;
  }

  function current(): RoutingTable | undefined {
    startFromFile();
    if (loading === undefined && now() >= dueAt) {
      refresh().catch((error: unknown) =>
        console.warn(`The routing table could not be loaded; the last one stays. ${String(error)}`),
      );
    }
    return table;
  }

  return { current, refresh };
}

/** What the content lake says about paths now. */
export function loadRoutingContent(asking: Asking = {}) {
  const slugTypes = slugRoutes.map((route) => route.type);
  return fetchUncached(routingQuery, { slugTypes }, asking);
}

declare global {
  // The proxy and the route handlers are separate bundles of one process: they share by globalThis.
  var norduneRoutingTables: RoutingTables | undefined;
}

/** The routing tables of this process. */
export function routingTables(): RoutingTables {
  globalThis.norduneRoutingTables ??= createRoutingTables({
    load: () => loadRoutingContent(),
    file: tableFileIn(buildDir()),
  });
  return globalThis.norduneRoutingTables;
}
