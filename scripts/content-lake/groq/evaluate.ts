import { Script } from "node:vm";
import { evaluate, evaluateSync } from "groq-js";
import { LOCAL_EDITOR } from "../people.ts";
import type { LakeDocument } from "../store/document.ts";
import { errorCode, isRecord, messageOf } from "../values.ts";
import type { View } from "./perspective.ts";
import { traceQuery, withPlaces } from "./source-map.ts";
import type { Followed } from "./sync-tags.ts";
import { type GroqNode, isNode, mapNodes, parseGroq } from "./syntax.ts";

export type EvaluateOptions = {
  params?: Record<string, unknown>;
  /** What `identity()` says: who asks. */
  identity?: string;
  projectId: string;
  dataset: string;
  /** Takes the references that are followed. */
  followed?: Followed;
  /** Adds to the result, for `readTrace`, where everything in it comes from. */
  isTraced?: boolean;
  /** Processor time that it may take, in milliseconds; 10 s when not given. */
  limitMs?: number;
  /** For `delta` trees: the document before and after the change, and the value of `@`. */
  delta?: { before: unknown; after: unknown };
};

/**
 * Evaluates a parsed query over a view to plain JSON.
 * @throws QueryTimeoutError for what takes too long, Error for what groq-js cannot do
 */
export async function evaluateGroq(
  parsed: GroqNode,
  view: View,
  options: EvaluateOptions,
): Promise<unknown> {
  const { tree, settings } = prepare(parsed, view, options);
  try {
    // Several times as fast, but not able to do everything.
    return withinTime(options.limitMs ?? LIMIT_MS, () => evaluateSync(tree, settings).data);
  } catch (error) {
    // What groq-js can do only later has no time limit. It says so in several ways.
    if (!/sync/i.test(messageOf(error))) throw error;
    return (await evaluate(tree, settings)).get();
  }
}

/** A query took more processor time than it may. */
export class QueryTimeoutError extends Error {
  override name = "QueryTimeoutError";

  constructor(limitMs: number) {
    const limit = `${limitMs / 1000} s of processor time`;
    super(`The query timed out: it takes more than ${limit}, the limit here`);
  }
}

/** How long the processor may work for a query; nothing else is answered meanwhile. */
const LIMIT_MS = 10_000;

/** Where the code of `limited` finds what to run: only a script can be given a time limit. */
const slot = { work: (): unknown => undefined };
const SLOT = Symbol.for("content-lake query");
Reflect.set(globalThis, SLOT, slot);
const limited = new Script(`globalThis[Symbol.for("${SLOT.description}")].work()`);

/**
 * Ends `work` after processor time, though a script can only be given a time by the clock: where that
 * went by while the processor was busy elsewhere, the work begins again and has twice as long.
 */
function withinTime(limitMs: number, work: () => unknown): unknown {
  slot.work = work;
  // A little longer than the limit: also an idle machine does other things at times.
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

/** What the processor has worked for this thread; before Node 23.9 only known for all threads. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
}

/** Trees as groq-js can evaluate them, by what was parsed. */
const lowered = new WeakMap<GroqNode, ReturnType<typeof lowerTextSearch>>();

const lower = (parsed: GroqNode) => lowerTextSearch(favourShortTexts(unwrapPaths(parsed)));

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
  const known = lowered.get(parsed) ?? lower(parsed);
  lowered.set(parsed, known);
  const { tree, searchesText } = known;
  const { params = {}, identity = LOCAL_EDITOR.id, projectId, dataset } = options;
  const { isTraced, delta, followed } = options;
  const seen = (document: LakeDocument) => (isTraced ? withPlaces(document) : document);
  const documents = view.documents.map(seen);
  const settings = {
    dataset: searchesText ? documents.map(withText) : documents,
    params,
    identity,
    sanity: { projectId, dataset },
    dereference: (reference: unknown) => {
      if (!isRecord(reference) || typeof reference._ref !== "string") return null;
      const document = view.byId.get(reference._ref);
      followed?.set(reference._ref, document?._type);
      return document ? seen(document) : null;
    },
    ...(delta && { root: delta.after ?? delta.before, before: delta.before, after: delta.after }),
  };
  return { tree: isTraced ? traceQuery(tree) : tree, settings };
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
