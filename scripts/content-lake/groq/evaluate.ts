import { Script } from "node:vm";
import { evaluate, evaluateSync } from "groq-js";
import { LOCAL_EDITOR } from "../people.ts";
import type { LakeDocument } from "../store/document.ts";
import { errorCode, isRecord, messageOf } from "../values.ts";
import { indexSelections, selectedDocuments } from "./document-index.ts";
import type { View } from "./perspective.ts";
import { traceQuery, withPlaces } from "./source-map.ts";
import { type Reads, selectionsIn } from "./sync-tags.ts";
import { type GroqNode, isNode, mapNodes, parseGroq } from "./syntax.ts";

export type EvaluateOptions = {
  params?: Record<string, unknown>;
  /** The result of `identity()`: the id of the user. */
  identity?: string;
  projectId: string;
  dataset: string;
  /** Collects what the evaluation reads. */
  reads?: Reads;
  /** Adds the source of every value to the result, for `readTrace`. */
  isTraced?: boolean;
  /** Limit of processor time in milliseconds; 10 s by default. */
  limitMs?: number;
  /** For `delta` trees: the document before and after the change, and the value of `@`. */
  delta?: { before: unknown; after: unknown };
};

/**
 * Evaluates a parsed query to plain JSON.
 * @throws QueryTimeoutError for a query that takes too long, Error for what groq-js cannot do
 */
export async function evaluateGroq(
  parsed: GroqNode,
  view: View,
  options: EvaluateOptions,
): Promise<unknown> {
  const { tree, settings } = prepare(parsed, view, options);
  try {
    // The synchronous evaluation is several times faster, but does not support everything.
    return withinTime(options.limitMs ?? LIMIT_MS, () => evaluateSync(tree, settings).data);
  } catch (error) {
    // A query that groq-js evaluates asynchronously has no time limit. groq-js reports such queries
    // in several ways.
    if (!/sync/i.test(messageOf(error))) throw error;
    return (await evaluate(tree, settings)).get();
  }
}

/** A query took more processor time than allowed. */
export class QueryTimeoutError extends Error {
  override name = "QueryTimeoutError";

  constructor(limitMs: number) {
    const limit = `${limitMs / 1000} s of processor time`;
    super(`The query timed out: it takes more than ${limit}, the limit here`);
  }
}

/** Limit of processor time for one query. Nothing else is served meanwhile. */
const LIMIT_MS = 10_000;

/**
 * The global variable through which a script finds its function, because only scripts can have a
 * time limit.
 */
const slot = { work: (): unknown => undefined };
const SLOT = Symbol.for("content-lake query");
Reflect.set(globalThis, SLOT, slot);
const limited = new Script(`globalThis[Symbol.for("${SLOT.description}")].work()`);

/**
 * Limits the processor time of `work`. Node limits a script by the clock only. If the clock ran out
 * while the processor was busy elsewhere, the work starts again with twice the time.
 */
function withinTime(limitMs: number, work: () => unknown): unknown {
  slot.work = work;
  // A little longer than the limit, because even an idle machine does other work.
  for (let timeout = Math.ceil(limitMs * 1.25); ; timeout *= 2) {
    const before = processorMs();
    try {
      return limited.runInThisContext({ timeout });
    } catch (error) {
      if (errorCode(error) !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
      if (processorMs() - before >= limitMs) throw new QueryTimeoutError(limitMs);
    }
  }
}

/** Processor time of this thread. Before Node 23.9 only the time of all threads is known. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
}

/** Syntax trees that groq-js can evaluate, by the parsed tree. */
const lowered = new WeakMap<GroqNode, ReturnType<typeof lower>>();

function lower(parsed: GroqNode) {
  const { tree, searchesText } = lowerTextSearch(favourShortTexts(unwrapPaths(parsed)));
  return { tree, searchesText, indexed: indexSelections(tree) };
}

/**
 * Replaces `path("a.b") in path("a.*")` by the equivalent `"a.b" in path("a.*")`, which groq-js
 * supports.
 */
function unwrapPaths(tree: GroqNode): GroqNode {
  return mapNodes(tree, (node) => {
    if (node.type !== "OpCall" || node.op !== "in" || !isNode(node.left)) return undefined;
    const { type, name, args } = node.left;
    const [inner] = type === "FuncCall" && name === "path" && Array.isArray(args) ? args : [];
    return isNode(inner) ? { ...node, left: inner } : undefined;
  });
}

function prepare(parsed: GroqNode, view: View, options: EvaluateOptions) {
  const known = lowered.get(parsed) ?? lower(parsed);
  lowered.set(parsed, known);
  const { tree, searchesText, indexed } = known;
  const { params = {}, identity = LOCAL_EDITOR.id, projectId, dataset } = options;
  const { isTraced, delta, reads } = options;
  // A search and a trace read documents that are made for them.
  const isIndexed = !isTraced && !searchesText;
  const seen = (document: LakeDocument) => (isTraced ? withPlaces(document) : document);
  const documents = view.documents.map(seen);
  reads?.limits.add(selectionsIn(isIndexed ? indexed.tree : tree));
  const settings = {
    dataset: searchesText ? documents.map(withText) : documents,
    params: isIndexed
      ? {
          ...params,
          ...selectedDocuments(view, indexed, params, (limit) => reads?.limits.add(limit)),
        }
      : params,
    identity,
    sanity: { projectId, dataset },
    dereference: (reference: unknown) => {
      if (!isRecord(reference) || typeof reference._ref !== "string") return null;
      const document = view.byId.get(reference._ref);
      reads?.followed.set(reference._ref, document?._type);
      return document ? seen(document) : null;
    },
    ...(delta && { root: delta.after ?? delta.before, before: delta.before, after: delta.after }),
  };
  if (isTraced) return { tree: traceQuery(tree), settings };
  return { tree: isIndexed ? indexed.tree : tree, settings };
}

/** A hidden field with all text of a document, for `[@, …] match text::query(…)`. */
const TEXT_FIELD = "__text";

/**
 * groq-js has no search engine and throws on `text::query()`, which every list of the Studio uses.
 * It is evaluated as `match` with the same words: all of them are required, and `*` stands for the
 * rest of a word.
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

/** `@` alone or in an array searches the whole document. */
function mentionsThis(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === "This") return true;
  const elements = node.type === "Array" && Array.isArray(node.elements) ? node.elements : [];
  return elements.some((element) => isNode(element) && mentionsThis(element.value));
}

/** A copy of the document with the hidden text field, which projections do not return. */
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

/**
 * The score of a match in a field: half as much again in a text of one word, less in a longer text.
 */
const worth = parseGroq(
  `select(matches => weight * (1 + 1 / (1 + coalesce(count(string::split(field, " ")), 0))), 0)`,
);

/**
 * Makes a boosted match count only if all its words match, and more in a shorter field, as hosted
 * Sanity's search does. "Federal corporate tax rate" then ranks before a long label with the same
 * words. groq-js boosts a match of any word in a field of any length.
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

/** The field that a condition searches for words, alone or after `&&`. */
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
