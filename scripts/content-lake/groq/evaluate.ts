import { evaluate, evaluateSync } from "groq-js";
import { LOCAL_EDITOR } from "../people.ts";
import type { LakeDocument } from "../store/document.ts";
import { isRecord, messageOf } from "../values.ts";
import { type Fact, factsAbout, factsOf } from "./facts.ts";
import type { View } from "./perspective.ts";
import { type ItemNames, traceQuery, withPlaces } from "./source-map.ts";
import { type GroqNode, isNode, mapNodes, ofTree, parseGroq } from "./syntax.ts";

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
  const { params = {}, identity = LOCAL_EDITOR.id, projectId, dataset } = options;
  const { onDereference, trace, delta } = options;
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

const indexes = new WeakMap<View, Map<Fact, LakeDocument[]>>();

/**
 * The documents that can matter to a query, in the view's order: those that bear one of the facts
 * it is narrowed by. References are followed elsewhere, so their targets need not be among them.
 */
function candidatesFor(tree: GroqNode, view: View): readonly LakeDocument[] {
  const facts = new Set(factsOf(tree));
  if (facts.has("*")) return view.documents;
  const index = indexOf(view);
  const lists = [...facts].flatMap((fact) => [index.get(fact) ?? []]);
  const [only = [], ...others] = lists;
  if (others.length === 0) return only;
  return [...new Set(lists.flat())].sort((a, b) => (a._id < b._id ? -1 : 1));
}

function indexOf(view: View): Map<Fact, LakeDocument[]> {
  const known = indexes.get(view);
  if (known) return known;
  const index = new Map<Fact, LakeDocument[]>();
  for (const document of view.documents) {
    for (const fact of factsAbout(document)) {
      index.set(fact, index.get(fact) ?? []);
      index.get(fact)?.push(document);
    }
  }
  indexes.set(view, index);
  return index;
}

/** A hidden field that holds all text of a document, for `[@, …] match text::query(…)`. */
const TEXT_FIELD = "__text";

/**
 * groq-js has no search engine and throws on `text::query()`, which every Studio list uses.
 * We read it as `match` with the same words: all must be there, `*` stands for the rest of a word.
 */
function lowerTextSearch(tree: GroqNode): { tree: GroqNode; searchesText: boolean } {
  let searchesText = false;
  const lowered = mapNodes(tree, (node) => {
    if (node.type !== "OpCall" || node.op !== "match" || !isTextQuery(node.right)) return undefined;
    const pattern = node.right.args[0];
    if (isNode(pattern) && pattern.type === "Value" && isEmptyPattern(pattern.value)) {
      return { type: "Value", value: true };
    }
    searchesText = true;
    const left = mentionsThis(node.left)
      ? { type: "AccessAttribute", name: TEXT_FIELD }
      : node.left;
    return { ...node, left, right: pattern };
  });
  return { tree: lowered, searchesText };
}

function isTextQuery(node: unknown): node is GroqNode & { args: unknown[] } {
  const isCall = isNode(node) && node.type === "FuncCall" && node.namespace === "text";
  return isCall && node.name === "query" && Array.isArray(node.args);
}

const isEmptyPattern = (value: unknown): boolean =>
  typeof value !== "string" || value.replaceAll("*", "").trim() === "";

/** `@` alone or in an array: the whole document is searched. */
function mentionsThis(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === "This") return true;
  const elements = node.type === "Array" && Array.isArray(node.elements) ? node.elements : [];
  return elements.some((element) => isNode(element) && mentionsThis(element.value));
}

/** A copy of the document that also answers the hidden text field; projections do not show it. */
function withText<T extends Record<string, unknown>>(document: T): T {
  return Object.defineProperty({ ...document }, TEXT_FIELD, {
    get: () => [...textsIn(document)].join(" "),
    enumerable: false,
  });
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item);
  else if (isRecord(value)) {
    for (const [name, field] of Object.entries(value)) {
      if (!name.startsWith("_") || name === "_id") yield* textsIn(field);
    }
  }
}

/** What a match in a field is worth: half as much again in a text of one word, less in a longer one. */
const worth = parseGroq(
  `select(matches => weight * (1 + 1 / (1 + coalesce(count(string::split(field, " ")), 0))), 0)`,
);

/**
 * Lets a boosted match count only where all its words are, and for more the shorter its field is,
 * as in the search engine of the hosted lake: "Federal corporate tax rate" then comes before a long
 * label with the same words. groq-js boosts what holds any of the words, however long it is.
 */
function favourShortTexts(tree: GroqNode): GroqNode {
  return mapNodes(tree, (node) => {
    const [matches, weight] = Array.isArray(node.args) ? node.args : [];
    if (node.type !== "FuncCall" || node.name !== "boost") return undefined;
    const field = matchedField(matches);
    if (field === undefined || !isNode(weight)) return undefined;
    return { ...node, args: [matches, withOperands({ matches, field, weight })] };
  });
}

/** The field that a condition holds against words, alone or after `&&`. */
function matchedField(condition: unknown): GroqNode | undefined {
  if (!isNode(condition)) return undefined;
  if (condition.type === "And") return matchedField(condition.right);
  const isMatch = condition.type === "OpCall" && condition.op === "match";
  return isMatch && isNode(condition.left) ? condition.left : undefined;
}

function withOperands(operands: Record<string, GroqNode>): GroqNode {
  return mapNodes(worth, ({ type, name }) =>
    type === "AccessAttribute" && typeof name === "string" ? operands[name] : undefined,
  );
}
