import { evaluate, evaluateSync } from "groq-js";
import { LOCAL_EDITOR } from "../people.ts";
import type { LakeDocument } from "../store/document.ts";
import { isRecord, messageOf } from "../values.ts";
import { candidatesFor } from "./candidates.ts";
import type { View } from "./perspective.ts";
import { favourShortTexts } from "./short-texts-first.ts";
import { type ItemNames, withPlaces } from "./source-map/places.ts";
import { traceQuery } from "./source-map/trace-query.ts";
import { type GroqNode, isNode, mapNodes, ofTree } from "./syntax.ts";
import { lowerTextSearch, withText } from "./text-search.ts";

export type EvaluateOptions = {
  params?: Record<string, unknown>;
  /** What `identity()` says: who asks. */
  identity?: string;
  projectId: string;
  dataset: string;
  /** Called with the id of every document a `->` looks for, found or not. */
  onDereference?: (id: string) => void;
  /** Adds to the result, for `readTrace`, where everything in it comes from. */
  trace?: ItemNames;
  /** For `delta` trees: the document before and after the change, and the value of `@`. */
  delta?: { before: unknown; after: unknown };
};

/** Evaluates a parsed query over a view to plain JSON. @throws Error for what groq-js cannot do. */
export async function evaluateGroq(
  parsed: GroqNode,
  view: View,
  options: EvaluateOptions,
): Promise<unknown> {
  try {
    // Several times as fast, but not able to do everything.
    return evaluateNow(parsed, view, options);
  } catch (error) {
    if (!isOnlyLater(error)) throw error;
    const { tree, settings } = prepare(parsed, view, options);
    return (await evaluate(tree, settings)).get();
  }
}

/** Whether groq-js can do it, but not at once: it says so in several ways. */
export const isOnlyLater = (error: unknown): boolean => /sync/i.test(messageOf(error));

/** The same without waiting. @throws Error also for the few things that groq-js does only later. */
export function evaluateNow(parsed: GroqNode, view: View, options: EvaluateOptions): unknown {
  const { tree, settings } = prepare(parsed, view, options);
  return evaluateSync(tree, settings).data;
}

/** The tree as groq-js can evaluate it. */
const lowered = ofTree((parsed) => lowerTextSearch(favourShortTexts(unwrapPaths(parsed))));

/** `path("a.b") in path("a.*")` as `"a.b" in path("a.*")`, which means the same and is known. */
function unwrapPaths(tree: GroqNode): GroqNode {
  return mapNodes(tree, (node) => {
    if (node.type !== "OpCall" || node.op !== "in" || !isNode(node.left)) return undefined;
    const { type, name, args } = node.left;
    const [inner] = type === "FuncCall" && name === "path" && Array.isArray(args) ? args : [];
    return isNode(inner) ? { ...node, left: inner } : undefined;
  });
}

function prepare(parsed: GroqNode, view: View, options: EvaluateOptions) {
  const { tree, searchesText } = lowered(parsed);
  const {
    params = {},
    identity = LOCAL_EDITOR.id,
    projectId,
    dataset,
    onDereference,
    trace,
    delta,
  } = options;
  const seen = (document: LakeDocument) => (trace ? withPlaces(document, trace) : document);
  const documents = candidatesFor(parsed, view).map(seen);
  const settings = {
    dataset: searchesText ? documents.map(withText) : documents,
    params,
    identity,
    sanity: { projectId, dataset },
    dereference: (reference: unknown) => {
      if (!isRecord(reference) || typeof reference._ref !== "string") return null;
      onDereference?.(reference._ref);
      const document = view.byId.get(reference._ref);
      return document ? seen(document) : null;
    },
    ...(delta && { root: delta.after ?? delta.before, before: delta.before, after: delta.after }),
  };
  return { tree: trace ? traceQuery(tree) : tree, settings };
}
