import { parse } from "groq-js";
import { LRUCache } from "lru-cache";
import { queryError } from "../errors.ts";
import { isRecord, messageOf } from "../values.ts";

/** A node of groq-js's syntax tree. Only the fields that are used here are typed. */
export type GroqNode = { type: string; [field: string]: unknown };

/** Maximum number of characters of queries and parameters whose trees are cached. */
const KEPT_CHARACTERS = 2_000_000;

const kept = new LRUCache<string, GroqNode>({
  maxSize: KEPT_CHARACTERS,
  sizeCalculation: (_tree, key) => key.length,
});

export function isNode(value: unknown): value is GroqNode {
  return isRecord(value) && typeof value.type === "string";
}

/**
 * Parses GROQ with its parameters. In `delta` mode `before()`, `after()` and `delta::` are known.
 * Parsing a page's query takes longer than evaluating it, and the query is repeated often, so trees
 * are cached. Nobody changes a tree.
 * @throws ApiError 400 `queryParseError` with the position.
 */
export function parseGroq(
  query: string,
  params: Record<string, unknown> = {},
  mode: Mode = "normal",
): GroqNode {
  const key = JSON.stringify([mode, query, params]);
  const tree = kept.get(key) ?? parseAnew(query, params, mode);
  kept.set(key, tree);
  return tree;
}

type Mode = "normal" | "delta";

function parseAnew(query: string, params: Record<string, unknown>, mode: Mode): GroqNode {
  let tree: unknown;
  try {
    tree = parse(query, { params, mode });
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
  // Given parameters have become values by now.
  if (tree.type === "Parameter") return `param $${tree.name} referenced, but not provided`;
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
