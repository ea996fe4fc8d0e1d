import type { Hono } from "hono";
import { flag, queryStringOf, wholeNumber } from "../http/request.ts";
import type { Lake } from "../lake.ts";
import { toResponseBody } from "../local-server/response-body.ts";
import { type LakeDocument, publishedIdOf } from "../store/document.ts";
import type { LogSelection, Transaction } from "../store/transaction-log.ts";
import { documentEvents } from "./document-events.ts";
import { mendozaEffects } from "./mendoza.ts";

/** `/data/history/:dataset/…`: transactions, documents as they were, and the Studio's timeline. */
export function addHistoryRoutes(api: Hono, lake: Lake): void {
  const { log } = lake.store;

  api.get("/data/history/:dataset/transactions/:ids", (c) => {
    const search = queryStringOf(c);
    const ids = c.req.param("ids").split(",");
    const dataset = lake.store.dataset(c.req.param("dataset")).name;
    const seqOf = (name: string) => {
      const id = search.get(name);
      return id ? log.seqOf(dataset, id) : undefined;
    };
    const selection: LogSelection = {
      dataset,
      ids,
      fromSeq: seqOf("fromTransaction"),
      toSeq: seqOf("toTransaction"),
      fromTime: search.get("fromTime") ?? undefined,
      toTime: search.get("toTime") ?? undefined,
      newestFirst: flag(search, "reverse"),
      limit: wholeNumber(search, "limit", { fallback: 100, max: 10_000 }),
    };
    const only = flag(search, "includeIdentifiedDocumentsOnly") ? new Set(ids) : undefined;
    const lines = linesOf(log.select(selection), search, only);
    return c.body(toResponseBody(lines), 200, { "content-type": "application/x-ndjson" });
  });

  api.get("/data/history/:dataset/documents/:ids", (c) => {
    const search = queryStringOf(c);
    const dataset = lake.store.dataset(c.req.param("dataset")).name;
    const ids = c.req.param("ids").split(",");
    const revision = search.get("revision");
    const seq = revision
      ? (log.seqOf(dataset, revision) ?? 0)
      : log.seqAt(dataset, search.get("time") ?? new Date().toISOString());
    const stateOf = (id: string): LakeDocument | null => {
      if (flag(search, "lastRevision")) return log.lastState(dataset, id);
      return log.stateAt(dataset, id, seq) ?? publishedAt(id);
    };
    // The timeline of a draft also lists what was published without ever having been one.
    const publishedAt = (id: string): LakeDocument | null => {
      const published = log.stateAt(dataset, publishedIdOf(id), seq);
      return published?._rev === revision && !ids.includes(published._id) ? published : null;
    };
    const documents = ids.flatMap((id) => stateOf(id) ?? []);
    return c.json({ documents });
  });

  api.get("/data/history/:dataset/events/documents/:id", (c) => {
    const search = queryStringOf(c);
    const id = c.req.param("id");
    const { name } = lake.store.dataset(c.req.param("dataset"));
    const limit = wholeNumber(search, "limit", { fallback: 100, max: 1000 });
    const before = wholeNumber(search, "nextCursor", { fallback: 0, max: Number.MAX_SAFE_INTEGER });
    const { events, nextCursor } = documentEvents(log, name, id, { limit, before });
    return c.json({ events: { [id]: events }, nextCursor });
  });
}

function* linesOf(
  transactions: Iterable<Transaction>,
  search: URLSearchParams,
  only: Set<string> | undefined,
): Generator<Buffer> {
  const withMutations = !flag(search, "excludeMutations") && !flag(search, "excludeContent");
  const withEffects = search.get("effectFormat") === "mendoza";
  for (const { id, timestamp, author, changes: all } of transactions) {
    const changes = all.filter(({ documentId }) => !only || only.has(documentId));
    const effects = changes.map((change) => [change.documentId, mendozaEffects(change)]);
    const line = {
      id,
      timestamp,
      author,
      documentIDs: changes.map(({ documentId }) => documentId),
      ...(withMutations && { mutations: changes.flatMap(({ mutations }) => mutations) }),
      ...(withEffects && { effects: Object.fromEntries(effects) }),
    };
    yield Buffer.from(`${JSON.stringify(line)}\n`);
  }
}
