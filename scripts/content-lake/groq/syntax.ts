import { parse } from "groq-js";
import { LRUCache } from "lru-cache";
import { queryError } from "../errors.ts";
import { isRecord, messageOf } from "../values.ts";

/** A node of groq-js's syntax tree. Only the fields that are used here are typed. */
export type GroqNode = { type: string; [field: string]: unknown };

/** Maximum number of characters of queries whose trees are cached. */
const KEPT_CHARACTERS = 2_000_000;

const kept = new LRUCache<string, GroqNode | typeof NEEDS_VALUES>({
  maxSize: KEPT_CHARACTERS,
  sizeCalculation: (_tree, key) => key.length,
});

/** A query that cannot be parsed without the values of its parameters. */
const NEEDS_VALUES = Symbol("needs values");

export function isNode(value: unknown): value is GroqNode {
  return isRecord(value) && typeof value.type === "string";
}

/**
 * Parses GROQ. In `delta` mode `before()`, `after()` and `delta::` are known. Parsing a page's query
 * takes longer than evaluating it, and hundreds of pages send the same query with other parameters,
 * so a tree is cached by the text of its query, and its parameters stay parameters. They become
 * values only where GROQ needs a constant, as in `[0...$n]`, where their type decides what brackets
 * mean, as in `@[$field]`, and in a search for words. Nobody changes a tree.
 * @throws ApiError 400 `queryParseError` with the position.
 */
export function parseGroq(
  query: string,
  params: Record<string, unknown> = {},
  mode: Mode = "normal",
): GroqNode {
  const key = JSON.stringify([mode, query]);
  const known = kept.get(key) ?? parseForAll(query, mode);
  kept.set(key, known);
  if (known !== NEEDS_VALUES) {
    refuseMissing(query, known, params);
    return known;
  }
  const keyOfValues = JSON.stringify([mode, query, params]);
  const tree = kept.get(keyOfValues);
  if (tree !== undefined && tree !== NEEDS_VALUES) return tree;
  const parsed = parseAnew(query, mode, params);
  refuseMissing(query, parsed, params);
  kept.set(keyOfValues, parsed);
  return parsed;
}

/** The tree of a query for any values of its parameters. */
function parseForAll(query: string, mode: Mode): GroqNode | typeof NEEDS_VALUES {
  if (!query.includes("$")) return parseAnew(query, mode);
  if (query.includes("text::query")) return NEEDS_VALUES;
  try {
    const tree = parseAnew(query, mode);
    return hasOpenBrackets(tree) ? NEEDS_VALUES : tree;
  } catch {
    return NEEDS_VALUES;
  }
}

/** Nodes that read the documents. Brackets with one of them are a filter whatever the parameters. */
const READS = new Set(["AccessAttribute", "This", "Parent", "Everything", "Deref"]);

/**
 * Whether brackets hold parameters and nothing of the documents: they are an attribute for a text, an
 * element for a number, and a filter for anything else.
 */
function hasOpenBrackets(tree: GroqNode): boolean {
  const { type, expr } = tree;
  const isOpen =
    type === "Filter" &&
    isNode(expr) &&
    !parametersOf(expr).next().done &&
    !holds(expr, ({ type }) => READS.has(type));
  return isOpen || childrenOf(tree).some(hasOpenBrackets);
}

const holds = (tree: GroqNode, fits: (node: GroqNode) => boolean): boolean =>
  fits(tree) || childrenOf(tree).some((child) => holds(child, fits));

const namesIn = new WeakMap<GroqNode, ReadonlySet<string>>();

/** @throws ApiError 400 for a parameter that a query names and nobody gives */
function refuseMissing(query: string, tree: GroqNode, params: Record<string, unknown>): void {
  const names = namesIn.get(tree) ?? new Set(parametersOf(tree));
  namesIn.set(tree, names);
  for (const name of names) {
    if (!Object.hasOwn(params, name)) {
      throw queryError(query, `param $${name} referenced, but not provided`);
    }
  }
}

function* parametersOf(tree: GroqNode): Generator<string> {
  if (tree.type === "Parameter") yield String(tree.name);
  for (const child of childrenOf(tree)) yield* parametersOf(child);
}

type Mode = "normal" | "delta";

/** @param params makes its parameters values, if they are given */
function parseAnew(query: string, mode: Mode, params?: Record<string, unknown>): GroqNode {
  let tree: unknown;
  try {
    tree = parse(query, { mode, ...(params !== undefined && { params }) });
  } catch (error) {
    const position = positionOf(error);
    const isGeo = messageOf(error) === "Undefined function: geo";
    const isEnd = position !== undefined && lacksExpression(query, position, mode);
    const reason = isGeo ? `geo() ${NOT_HERE.geo}` : isEnd ? TOO_SHORT : messageOf(error);
    throw queryError(query, reason, position);
  }
  if (!isNode(tree)) throw queryError(query, "The query could not be parsed");
  const problem = problemIn(tree);
  if (problem !== undefined) throw queryError(query, problem);
  return tree;
}

/** Hosted Sanity has the same message. */
const TOO_SHORT = "unexpected end-of-file, expected expression";

function positionOf(error: unknown): number | undefined {
  const { position } = isRecord(error) ? error : {};
  return typeof position === "number" ? position : undefined;
}

/** Whether the query could be parsed, at least further, if an expression followed. */
function lacksExpression(query: string, position: number, mode: Mode): boolean {
  try {
    parse(`${query} 0`, { mode });
    return true;
  } catch (error) {
    return (positionOf(error) ?? 0) > position;
  }
}

const NOT_HERE: Partial<Record<string, string>> = {
  geo: "is not known here: only hosted Sanity compares places",
  "text::semanticSimilarity": "is not known here: only hosted Sanity has embeddings",
  "documents::get": "is not known here: only hosted Sanity reads documents of other resources",
  "documents::incomingRefCount": "is not known here: use count(*[references(^._id)])",
  "user::attributes": "is not known here: nobody here has attributes",
};

/** Why a valid tree cannot be evaluated. */
function problemIn(tree: GroqNode): string | undefined {
  if (tree.type === "FuncCall") {
    const name = `${tree.namespace}::${tree.name}`;
    const reason = NOT_HERE[String(tree.namespace)] ?? NOT_HERE[name];
    if (reason !== undefined) return `${name}() ${reason}`;
  }
  for (const child of childrenOf(tree)) {
    const problem = problemIn(child);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** The direct children of a node. A `Value` node's value is data, not syntax. */
export function childrenOf(node: GroqNode): GroqNode[] {
  if (node.type === "Value") return [];
  return Object.values(node).flatMap((field) => {
    const items = Array.isArray(field) ? field : [field];
    return items.filter(isNode);
  });
}

export function mapNodes(
  node: GroqNode,
  replace: (node: GroqNode) => GroqNode | undefined,
): GroqNode {
  const replaced = replace(node);
  if (replaced || node.type === "Value") return replaced ?? node;
  const mapValue = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mapValue);
    return isNode(value) ? mapNodes(value, replace) : value;
  };
  const fields = Object.entries(node).map(([name, value]) => [name, mapValue(value)]);
  return { ...Object.fromEntries(fields), type: node.type };
}
