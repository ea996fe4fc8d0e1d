import type { Hono } from "hono";
import { flag, queryStringOf, wholeNumber } from "../http/request.ts";
import { ndjson } from "../http/response-body.ts";
import type { Lake } from "../lake.ts";
import {
  draftIdOf,
  isVersionId,
  type LakeDocument,
  publishedIdOf,
  releaseOf,
} from "../store/document.ts";
import type { Change, Transaction, TransactionLog } from "../store/transaction-log.ts";

/** `/data/history/:dataset/…`: transactions, documents as they were, and the Studio's timeline. */
export function addHistoryRoutes(api: Hono, lake: Lake): void {
  const { log } = lake.store;

  api.get("/data/history/:dataset/transactions/:ids", (c) => {
    const search = queryStringOf(c);
    const ids = c.req.param("ids").split(",");
    const dataset = lake.store.dataset(c.req.param("dataset")).name;
    const seqOf = (name: string) => log.seqOf(dataset, search.get(name) ?? "");
    const transactions = log.select({
      dataset,
      ids,
      fromSeq: seqOf("fromTransaction"),
      toSeq: seqOf("toTransaction"),
      newestFirst: flag(search, "reverse"),
      limit: wholeNumber(search, "limit", { fallback: 100, max: 10_000 }),
    });
    const only = flag(search, "includeIdentifiedDocumentsOnly") ? ids : undefined;
    return ndjson(c, linesOf(transactions, search, only));
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
    return c.json({ documents: ids.flatMap((id) => stateOf(id) ?? []) });
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
  only: string[] | undefined,
) {
  const withMutations = !flag(search, "excludeMutations") && !flag(search, "excludeContent");
  const withEffects = search.get("effectFormat") === "mendoza";
  for (const { id, timestamp, author, changes: all } of transactions) {
    const changes = all.filter(({ documentId }) => !only || only.includes(documentId));
    const effects = changes.map((change) => [change.documentId, mendozaEffects(change)]);
    yield {
      id,
      timestamp,
      author,
      documentIDs: changes.map(({ documentId }) => documentId),
      ...(withMutations && { mutations: changes.flatMap(({ mutations }) => mutations) }),
      ...(withEffects && { effects: Object.fromEntries(effects) }),
    };
  }
}

/**
 * What happened to a published document, or to a draft or version and the document it becomes,
 * newest first; editing a draft is not an event.
 * @param page at most `limit` transactions are looked at, before the `seq` of `before` (0: from now)
 */
function documentEvents(
  log: TransactionLog,
  dataset: string,
  id: string,
  { limit, before }: { limit: number; before: number },
) {
  const publishedId = publishedIdOf(id);
  const workingId = isVersionId(id) ? id : draftIdOf(publishedId);
  const events: object[] = [];
  let toSeq = before > 0 ? before - 1 : undefined;
  // The timeline of the published version leaves out what happened to its draft alone.
  const ids = id === publishedId ? [publishedId] : [publishedId, workingId];
  for (;;) {
    const page = { dataset, ids, newestFirst: true, limit: 200, toSeq };
    const transactions = [...log.select(page)];
    for (const transaction of transactions) {
      toSeq = transaction.seq - 1;
      const event = eventOf(transaction, publishedId, workingId);
      if (event) events.push(event);
      if (events.length >= limit) return { events, nextCursor: String(transaction.seq) };
    }
    if (transactions.length < page.limit) return { events, nextCursor: "" };
  }
}

function eventOf(
  { id: revision, timestamp, author, changes }: Transaction,
  documentId: string,
  versionId: string,
) {
  const published = changes.find((change) => change.documentId === documentId);
  const working = changes.find((change) => change.documentId === versionId);
  const common = { timestamp, author, documentId };
  const versionOf = (id: string) => ({
    ...common,
    releaseId: releaseOf(id),
    versionId: id,
    versionRevisionId: revision,
  });
  const version = versionOf(versionId);

  // The timeline of a draft also tells of what a release has published.
  const source = isGone(working) ? working : changes.find((change) => isUsedUp(change, documentId));
  if (published?.after && source) {
    return {
      ...versionOf(source.documentId),
      type: "publishDocumentVersion",
      revisionId: revision,
      versionRevisionId: source.before?._rev,
      publishCause: "document.publish",
    };
  }
  if (isGone(published) && working?.after) return { ...version, type: "unpublishDocument" };
  if (isGone(published)) return { ...common, type: "deleteDocumentGroup" };
  if (isNew(working)) return { ...version, type: "createDocumentVersion" };
  if (isGone(working)) return { ...version, type: "deleteDocumentVersion" };
  if (isNew(published)) return { ...common, type: "createLiveDocument", revisionId: revision };
  return published ? { ...common, type: "updateLiveDocument", revisionId: revision } : undefined;
}

/** Whether a change ends a draft or version of the document. */
const isUsedUp = (change: Change, documentId: string) =>
  isGone(change) &&
  change.documentId !== documentId &&
  publishedIdOf(change.documentId) === documentId;

const isNew = (change: Change | undefined) => change !== undefined && !change.before;
const isGone = (change: Change | undefined) => change !== undefined && !change.after;

/**
 * The change in Mendoza's patch format, there and back: operation 0 replaces the whole value, which
 * is as valid as a minimal patch. `_rev` is left out: who applies the effects sets it from the event.
 */
export function mendozaEffects({ before, after }: Change) {
  const content = (document: LakeDocument | null) => document && { ...document, _rev: undefined };
  return { apply: [0, content(after)], revert: [0, content(before)] };
}
