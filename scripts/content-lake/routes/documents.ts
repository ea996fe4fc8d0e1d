import { getDraftId, getPublishedId, getVersionFromId, isVersionId } from "@sanity/client/csm";
import type { Context, Hono } from "hono";
import { askedOf, flag, numberIn, timeIn } from "../http/request.ts";
import type { Lake } from "../lake.ts";
import type { LakeDocument } from "../store/document.ts";
import type { Change, Transaction, TransactionLog } from "../store/transaction-log.ts";

/** Documents, their references and their history, which the Studio's timeline uses. */
export function addDocumentRoutes(api: Hono, lake: Lake): void {
  const { log } = lake.store;

  api.get("/data/doc/:dataset/:ids", (c) => {
    const { search, dataset } = askedOf(c, lake);
    const ids = c.req.param("ids").split(",");
    if (flag(search, "includeAllVersions")) {
      const wanted = new Set<string>(ids.map(getPublishedId));
      const documents = dataset.all().filter(({ _id }) => wanted.has(getPublishedId(_id)));
      return c.json({ documents, omitted: [] });
    }
    const documents = ids.flatMap((id) => dataset.get(id) ?? []);
    const missing = ids.filter((id) => !dataset.get(id));
    const omitted = missing.map((id) => ({ id, reason: "existence" }));
    return c.json({ documents: flag(search, "excludeContent") ? [] : documents, omitted });
  });

  // Everything fits one response, so there is no cursor.
  api.get("/data/export/:dataset", (c) => {
    const { search, dataset } = askedOf(c, lake);
    const types = search.get("types")?.split(",").filter(Boolean) ?? [];
    const isWanted = ({ _type }: LakeDocument) => types.length === 0 || types.includes(_type);
    return ndjson(c, dataset.all().filter(isWanted));
  });

  // Without ids: the transactions of all documents.
  api.get("/data/history/:dataset/transactions/:ids?", (c) => {
    const { search, dataset } = askedOf(c, lake);
    const ids = c.req.param("ids")?.split(",");
    const seqOf = (name: string) => log.seqOf(dataset.name, search.get(name) ?? "");
    const transactions = log.select({
      dataset: dataset.name,
      ids,
      fromSeq: seqOf("fromTransaction"),
      toSeq: seqOf("toTransaction"),
      fromTime: timeIn(search, "fromTime"),
      toTime: timeIn(search, "toTime"),
      newestFirst: flag(search, "reverse"),
      limit: numberIn(search, "limit") ?? 100,
    });
    const only = flag(search, "includeIdentifiedDocumentsOnly") ? ids : undefined;
    return ndjson(c, linesOf(transactions, search, only));
  });

  api.get("/data/history/:dataset/documents/:ids", (c) => {
    const { search, dataset } = askedOf(c, lake);
    const { name } = dataset;
    const ids = c.req.param("ids").split(",");
    const revision = search.get("revision");
    const seq = revision
      ? (log.seqOf(name, revision) ?? 0)
      : log.seqAt(name, timeIn(search, "time") ?? new Date().toISOString());
    const stateOf = (id: string): LakeDocument | null => {
      if (flag(search, "lastRevision")) return log.lastState(name, id);
      const state = log.stateAt(name, id, seq);
      if (state) return state;
      // The timeline of a draft also lists publishes without a draft.
      const published = log.stateAt(name, getPublishedId(id), seq);
      return published?._rev === revision && !ids.includes(published._id) ? published : null;
    };
    return c.json({ documents: ids.flatMap((id) => stateOf(id) ?? []) });
  });

  api.get("/data/history/:dataset/events/documents/:id", (c) => {
    const { search, dataset } = askedOf(c, lake);
    const id = c.req.param("id");
    const limit = numberIn(search, "limit") ?? 100;
    const before = numberIn(search, "nextCursor");
    const { events, nextCursor } = documentEvents(log, dataset.name, id, limit, before);
    return c.json({ events: { [id]: events }, nextCursor });
  });
}

/** Values as JSON, one a line. */
const ndjson = (c: Context, values: readonly object[]): Response =>
  c.body(values.map((value) => `${JSON.stringify(value)}\n`).join(""), 200, {
    "content-type": "application/x-ndjson",
  });

function linesOf(
  transactions: Iterable<Transaction>,
  search: URLSearchParams,
  only: string[] | undefined,
) {
  const withMutations = !flag(search, "excludeMutations") && !flag(search, "excludeContent");
  const withEffects = search.get("effectFormat") === "mendoza";
  return Array.from(transactions, ({ id, timestamp, author, changes: all }) => {
    const changes = all.filter(({ documentId }) => !only || only.includes(documentId));
    const effects = changes.map((change) => [change.documentId, mendozaEffects(change)]);
    return {
      id,
      timestamp,
      author,
      documentIDs: changes.map(({ documentId }) => documentId),
      ...(withMutations && { mutations: changes.flatMap(({ mutations }) => mutations) }),
      ...(withEffects && { effects: Object.fromEntries(effects) }),
    };
  });
}

/**
 * The events of a published document, or of a draft or version together with its published
 * document, newest first. Editing a draft is no event.
 * @param limit the maximum number of events
 * @param before a `seq`: only earlier events
 */
function documentEvents(
  log: TransactionLog,
  dataset: string,
  id: string,
  limit: number,
  before: number | undefined,
) {
  const publishedId = getPublishedId(id);
  const workingId = isVersionId(id) ? id : getDraftId(publishedId);
  const events: object[] = [];
  // The timeline of the published version leaves out events of its draft alone.
  const ids = id === publishedId ? [publishedId] : [publishedId, workingId];
  const toSeq = before && before - 1;
  const all = { dataset, ids, newestFirst: true, limit: -1, toSeq };
  for (const transaction of log.select(all)) {
    const event = eventOf(transaction, publishedId, workingId);
    if (event) events.push(event);
    if (events.length >= limit) return { events, nextCursor: String(transaction.seq) };
  }
  return { events, nextCursor: "" };
}

function eventOf(
  { id: revision, timestamp, author, changes }: Transaction,
  documentId: string,
  versionId: string,
) {
  const changeOf = (id: string) => changes.find((change) => change.documentId === id);
  const [published, working] = [changeOf(documentId), changeOf(versionId)];
  const isNew = (change?: Change) => change !== undefined && !change.before;
  const isGone = (change?: Change) => change !== undefined && !change.after;
  const common = { timestamp, author, documentId };
  const versionOf = (id: string, versionRevisionId = revision) => ({
    ...common,
    releaseId: getVersionFromId(id),
    versionId: id,
    versionRevisionId,
  });
  const version = versionOf(versionId);

  /** The end of a draft or version, because the timeline also lists what a release published. */
  const isUsedUp = (change: Change) =>
    isGone(change) &&
    change.documentId !== documentId &&
    getPublishedId(change.documentId) === documentId;
  const source = isGone(working) ? working : changes.find(isUsedUp);
  if (published?.after && source) {
    const publish = { type: "publishDocumentVersion", publishCause: "document.publish" };
    const from = versionOf(source.documentId, source.before?._rev);
    return { ...from, ...publish, revisionId: revision };
  }
  if (isGone(published) && working?.after) return { ...version, type: "unpublishDocument" };
  if (isGone(published)) return { ...common, type: "deleteDocumentGroup" };
  if (isNew(working)) return { ...version, type: "createDocumentVersion" };
  if (isGone(working)) return { ...version, type: "deleteDocumentVersion" };
  if (isNew(published)) return { ...common, type: "createLiveDocument", revisionId: revision };
  return published ? { ...common, type: "updateLiveDocument", revisionId: revision } : undefined;
}

/**
 * A change and its reversal in Mendoza's patch format. Operation 0 replaces the whole value, which
 * is as valid as a minimal patch. `_rev` is left out, because clients take it from the event.
 */
export function mendozaEffects({ before, after }: Change) {
  const content = (document: LakeDocument | null) => document && { ...document, _rev: undefined };
  return { apply: [0, content(after)], revert: [0, content(before)] };
}
