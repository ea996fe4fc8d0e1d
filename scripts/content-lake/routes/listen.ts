import { randomUUID } from "node:crypto";
import type { Context, Hono } from "hono";
import { type EvaluateOptions, evaluateGroq } from "../groq/evaluate.ts";
import { PUBLISHED_BY_DEFAULT, type View, viewOf } from "../groq/perspective.ts";
import { type GroqNode, isNode, parseGroq } from "../groq/syntax.ts";
import { type EventStream, openEventStream } from "../http/event-stream.ts";
import { authorOf } from "../http/person.ts";
import { apiVersionOf, flag, groqParamsIn, queryStringOf } from "../http/request.ts";
import type { Lake } from "../lake.ts";
import { isPublishedId, type LakeDocument } from "../store/document.ts";
import type { Change, Transaction } from "../store/transaction-log.ts";
import { messageOf } from "../values.ts";
import { mendozaEffects } from "./mendoza.ts";

/** A listener that was away for longer than this is told to start anew. */
const MAX_REPLAYED = 1000;

type Shape = {
  result: boolean;
  previous: boolean;
  mutations: boolean;
  effects: boolean;
  publishedOnly: boolean;
};

/** `GET /data/listen/:dataset`: the mutations of documents that match a filter, as they happen. */
export function addListenRoutes(api: Hono, lake: Lake): void {
  api.get("/data/listen/:dataset", (c) => {
    const search = queryStringOf(c);
    const dataset = lake.store.dataset(c.req.param("dataset"));
    const params = groqParamsIn(search);
    const options = {
      params,
      identity: authorOf(c),
      projectId: lake.projectId,
      dataset: dataset.name,
    };
    const tree = parseGroq(search.get("query") ?? "*", params);
    const matches = documentFilter(tree, () => viewOf(dataset, "raw"), options);
    const shape = shapeOf(c, search);

    // Delivery is asynchronous; the chain keeps this listener's events in order.
    let delivered: Promise<void> = Promise.resolve();
    const deliver = (transaction: Transaction) => {
      delivered = delivered
        .then(() => sendTransaction(stream, transaction, matches, shape))
        .catch((error) => {
          stream.send("channelError", { message: `Listener failed: ${messageOf(error)}` });
          stream.close();
        });
    };
    const unsubscribe = dataset.subscribe(deliver);
    const stream = openEventStream(unsubscribe);

    const lastEventId = flag(search, "enableResume") ? c.req.header("last-event-id") : undefined;
    const missed =
      lastEventId === undefined ? undefined : missedSince(lake, dataset.name, lastEventId);
    if (lastEventId === undefined) stream.send("welcome", { listenerName: randomUUID() });
    else if (missed) stream.send("welcomeback", { listenerName: randomUUID() });
    else stream.send("reset", {});
    for (const transaction of missed ?? []) deliver(transaction);
    return stream.response;
  });
}

function shapeOf(c: Context, search: URLSearchParams): Shape {
  return {
    result: flag(search, "includeResult"),
    previous: flag(search, "includePreviousRevision"),
    mutations: flag(search, "includeMutations", true),
    effects: search.get("effectFormat") === "mendoza",
    publishedOnly: apiVersionOf(c) >= PUBLISHED_BY_DEFAULT && !flag(search, "includeAllVersions"),
  };
}

/** The transactions after the event id (`<transaction>#<document>`); undefined when it is too old. */
function missedSince(lake: Lake, dataset: string, eventId: string): Transaction[] | undefined {
  const seq = lake.store.log.seqOf(dataset, eventId.split("#")[0] ?? "");
  if (seq === undefined) return undefined;
  const missed = lake.store.log.after(seq, MAX_REPLAYED + 1, dataset);
  return missed.length > MAX_REPLAYED ? undefined : missed;
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
    const [was, is] = [await matches(change.before), await matches(change.after)];
    if (was || is)
      hits.push({ change, transition: was && is ? "update" : is ? "appear" : "disappear" });
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
      // Also on deletion: without it the Studio cannot chain what follows.
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
 * Turns a query into a test of single documents: does it pass the filter of `*[filter]…`? What the
 * query does after the filter does not matter. References may be followed into `others`.
 */
function documentFilter(
  tree: GroqNode,
  others: () => View,
  options: EvaluateOptions,
): DocumentFilter {
  const filter = innermostFilter(tree) ?? tree;
  return async (document) => {
    if (!document) return false;
    const view = { documents: [document], byId: others().byId };
    const result = await evaluateGroq(filter, view, options);
    return Array.isArray(result) ? result.length > 0 : Boolean(result);
  };
}

function innermostFilter(node: GroqNode): GroqNode | undefined {
  const below = isNode(node.base) ? innermostFilter(node.base) : undefined;
  if (below) return below;
  return node.type === "Filter" ? node : undefined;
}
