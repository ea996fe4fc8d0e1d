import { parse } from "groq-js";
import { messageOf } from "#schemas/error-message.ts";
import { isRecord } from "#schemas/record.ts";
import { queryError } from "../errors.ts";

/** A node of groq-js's syntax tree, of which we only rely on what we look at. */
export type GroqNode = { type: string; [field: string]: unknown };

export function isNode(value: unknown): value is GroqNode {
  return isRecord(value) && typeof value.type === "string";
}

/**
 * Parses GROQ; parameters are put in. In `delta` mode `before()`, `after()` and `delta::` are known.
 * @throws ApiError 400 `queryParseError` with the position.
 */
export function parseGroq(
  query: string,
  params: Record<string, unknown> = {},
  mode: "normal" | "delta" = "normal",
): GroqNode {
  try {
    const tree: unknown = parse(query, { params, mode });
    if (isNode(tree)) return tree;
  } catch (error) {
    const position =
      isRecord(error) && typeof error.position === "number" ? error.position : undefined;
    throw queryError(query, messageOf(error), position);
  }
  throw queryError(query, "The query could not be parsed");
}

/** The nodes directly below a node. A `Value` node's value is data, not syntax. */
export function childrenOf(node: GroqNode): GroqNode[] {
  if (node.type === "Value") return [];
  return Object.values(node).flatMap((field) => {
    const items = Array.isArray(field) ? field : [field];
    return items.filter(isNode);
  });
}

/** Rebuilds a tree, replacing every node for which `replace` gives another. */
export function mapNodes(
  node: GroqNode,
  replace: (node: GroqNode) => GroqNode | undefined,
): GroqNode {
  const replaced = replace(node);
  if (replaced) return replaced;
  if (node.type === "Value") return node;
  const mapValue = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mapValue);
    return isNode(value) ? mapNodes(value, replace) : value;
  };
  const fields = Object.entries(node).map(([name, value]) => [name, mapValue(value)]);
  return { ...Object.fromEntries(fields), type: node.type };
}
