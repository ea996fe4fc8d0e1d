import { randomUUID } from "node:crypto";
import { isPublishedId } from "@sanity/client/csm";
import type { Context, Hono } from "hono";
import { ApiError } from "../errors.ts";
import { type EvaluateOptions, evaluateGroq } from "../groq/evaluate.ts";
import { PUBLISHED_BY_DEFAULT, type View, viewOf } from "../groq/perspective.ts";
import { syncTagsOf } from "../groq/sync-tags.ts";
import { type GroqNode, isNode, parseGroq } from "../groq/syntax.ts";
import { type EventStream, openEventStream } from "../http/event-stream.ts";
import { apiVersionOf, askedOf, changingAs, flag, groqParamsIn } from "../http/request.ts";
import type { Lake } from "../lake.ts";
import type { Dataset } from "../store/dataset.ts";
import type { LakeDocument } from "../store/document.ts";
import type { Change, Transaction } from "../store/transaction-log.ts";
import { messageOf } from "../values.ts";
import { mendozaEffects } from "./documents.ts";

/** A listener that was away for longer is told to start again. */
const MAX_REPLAYED = 1000;

type Deliver = (transaction: Transaction) => void;

/** Event streams: of the mutations of documents that match a filter, and of sync tags. */
export function addListenRoutes(api: Hono, lake: Lake): void {
  const { log } = lake.store;

  const openStream = ({ name }: Dataset, deliver: Deliver) => {
    const whenMeant: Deliver = (transaction) => {
      if (transaction.dataset === name) deliver(transaction);
    };
    return openEventStream(lake.store.onCommit(whenMeant));
  };

  /** The transactions after a known one; undefined if it is unknown, or if they are too many. */
  const missedSince = (seq: number | undefined, { name }: Dataset) => {
    if (seq === undefined || !(seq <= log.lastSeq())) return undefined;
    const missed = log.after(seq, MAX_REPLAYED + 1, name);
    return missed.length > MAX_REPLAYED ? undefined : missed;
  };

  api.get("/data/listen/:dataset", (c) => {
    const { search, dataset } = askedOf(c, lake);
    const params = groqParamsIn(search);
    const identity = changingAs(c).author;
    const options = { params, identity, projectId: lake.projectId, dataset: dataset.name };
    let tree: GroqNode;
    try {
      tree = parseGroq(search.get("query") ?? "*", params);
    } catch (error) {
      if (error instanceof ApiError) return refusedStream(error);
      throw error;
    }
    const matches = documentFilter(tree, () => viewOf(dataset, "raw"), options);
    const shape = shapeOf(c, search);

    // Delivery is asynchronous. The promise chain keeps this listener's events in order.
    let delivered: Promise<void> = Promise.resolve();
    const deliver: Deliver = (transaction) => {
      delivered = delivered
        .then(() => sendTransaction(stream, transaction, matches, shape))
        .catch((error) => {
          stream.send("channelError", { message: `Listener failed: ${messageOf(error)}` });
          stream.close();
        });
    };
    const stream = openStream(dataset, deliver);

    const lastEventId = flag(search, "enableResume") ? c.req.header("last-event-id") : undefined;
    // An event id is `<transaction>#<document>`.
    const seq = log.seqOf(dataset.name, lastEventId?.split("#")[0] ?? "");
    const missed = missedSince(seq, dataset);
    const resumed = missed ? "welcomeback" : "reset";
    stream.send(lastEventId === undefined ? "welcome" : resumed, { listenerName: randomUUID() });
    for (const transaction of missed ?? []) deliver(transaction);
    return stream.response;
  });

  api.get("/data/live/events/:dataset", (c) => {
    const { search, dataset } = askedOf(c, lake);
    const publishedOnly = !flag(search, "includeDrafts");
    const deliver: Deliver = (transaction) => {
      const { seq, changes } = transaction;
      if (publishedOnly && !changes.some(({ documentId }) => isPublishedId(documentId))) return;
      const tags = syncTagsOf(transaction, dataset);
      stream.send("message", { id: String(seq), tags }, String(seq));
    };
    const stream = openStream(dataset, deliver);
    stream.send("welcome", { id: randomUUID() }, String(log.lastSeq()));
    const lastEventId = c.req.header("last-event-id");
    if (lastEventId === undefined) return stream.response;
    const missed = missedSince(Number(lastEventId || Number.NaN), dataset);
    if (!missed) stream.send("restart", { id: randomUUID() });
    for (const transaction of missed ?? []) deliver(transaction);
    return stream.response;
  });
}

/**
 * Sends an error on the stream and ends it, because a client without a stream would connect again.
 */
function refusedStream({ body }: ApiError): Response {
  const stream = openEventStream(() => {});
  stream.send("channelError", body);
  stream.close();
  return stream.response;
}

type Shape = ReturnType<typeof shapeOf>;

function shapeOf(c: Context, search: URLSearchParams) {
  return {
    result: flag(search, "includeResult"),
    previous: flag(search, "includePreviousRevision"),
    mutations: flag(search, "includeMutations", true),
    effects: search.get("effectFormat") === "mendoza",
    publishedOnly: apiVersionOf(c) >= PUBLISHED_BY_DEFAULT && !flag(search, "includeAllVersions"),
  };
}

async function sendTransaction(
  stream: EventStream,
  transaction: Transaction,
  matches: DocumentFilter,
  shape: Shape,
): Promise<void> {
  const hits: { change: Change; transition: string }[] = [];
  for (const change of transaction.changes) {
    if (shape.publishedOnly && !isPublishedId(change.documentId)) continue;
    const was = await matches(change.before);
    const is = await matches(change.after);
    if (was && is) hits.push({ change, transition: "update" });
    else if (was || is) hits.push({ change, transition: is ? "appear" : "disappear" });
  }
  for (const [position, { change, transition }] of hits.entries()) {
    const eventId = `${transaction.id}#${change.documentId}`;
    const event = {
      eventId,
      documentId: change.documentId,
      transactionId: transaction.id,
      transition,
      identity: transaction.author,
      timestamp: transaction.timestamp,
      visibility: "query",
      previousRev: change.before?._rev,
      // This is also sent for a deletion, because the Studio needs it for the events that follow.
      resultRev: transaction.id,
      transactionTotalEvents: hits.length,
      transactionCurrentEvent: position + 1,
      ...(shape.mutations && { mutations: change.mutations }),
      ...(shape.result && { result: change.after }),
      ...(shape.previous && { previous: change.before }),
      ...(shape.effects && { effects: mendozaEffects(change) }),
    };
    stream.send("mutation", event, eventId);
  }
}

type DocumentFilter = (document: LakeDocument | null) => Promise<boolean>;

/**
 * Whether a document matches the filter of `*[filter]…`, with `others` as targets of references.
 */
function documentFilter(
  tree: GroqNode,
  others: () => View,
  options: EvaluateOptions,
): DocumentFilter {
  let filter = tree;
  for (let node: unknown = tree; isNode(node); node = node.base) {
    if (node.type === "Filter") filter = node;
  }
  return async (document) => {
    if (!document) return false;
    const view = { documents: [document], byId: others().byId };
    const result = await evaluateGroq(filter, view, options);
    return Array.isArray(result) ? result.length > 0 : Boolean(result);
  };
}
