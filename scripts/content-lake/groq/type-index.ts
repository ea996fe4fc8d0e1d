import type { LakeDocument } from "../store/document.ts";
import type { View } from "./perspective.ts";
import { type GroqNode, isNode, mapNodes } from "./syntax.ts";

/** The names of parameters that hold documents. Given parameters have become values before. */
const nameOf = (types: readonly string[]) => `documents of ${JSON.stringify(types)}`;

/** A query that reads documents by their types. */
export type IndexedQuery = { tree: GroqNode; reads: readonly (readonly string[])[] };

/**
 * Lets `*[_type == "service" && …]` read the documents of that type alone, as a database with an
 * index does. groq-js would read every document for each `*` of a query.
 */
export function indexTypes(tree: GroqNode): IndexedQuery {
  const reads = new Map<string, readonly string[]>();
  const replaceFilter = (node: GroqNode): GroqNode | undefined => {
    const { type, base, expr } = node;
    if (type !== "Filter" || !isNode(base) || base.type !== "Everything" || !isNode(expr)) return;
    const types = typesIn(expr);
    if (types === undefined) return;
    const name = nameOf(types);
    reads.set(name, types);
    return { ...node, base: { type: "Parameter", name }, expr: mapNodes(expr, replaceFilter) };
  };
  return { tree: mapNodes(tree, replaceFilter), reads: [...reads.values()] };
}

/** The types that a condition allows, `_type == "a"` or `_type in ["a", "b"]`; undefined for any. */
function typesIn(condition: GroqNode): string[] | undefined {
  const { type, op, left, right } = condition;
  if (!isNode(left) || !isNode(right)) return undefined;
  if (type === "And") return typesIn(left) ?? typesIn(right);
  const isOfType = left.type === "AccessAttribute" && left.name === "_type" && !left.base;
  if (type !== "OpCall" || !isOfType) return undefined;
  if (op === "==") return strings([right]);
  if (op !== "in") return undefined;
  if (right.type === "Value" && Array.isArray(right.value)) {
    return strings(right.value.map((value) => ({ type: "Value", value })));
  }
  if (right.type !== "Array" || !Array.isArray(right.elements)) return undefined;
  return strings(right.elements.map((element) => (element.isSplat ? undefined : element.value)));
}

/** The values of nodes that are all texts; undefined otherwise. */
function strings(nodes: unknown[]): string[] | undefined {
  const texts = nodes.flatMap((node) =>
    isNode(node) && node.type === "Value" && typeof node.value === "string" ? [node.value] : [],
  );
  return texts.length === nodes.length ? texts : undefined;
}

const ofTypes = new WeakMap<View, Map<string, LakeDocument[]>>();

/** The parameters that an indexed query needs. Documents keep the order of the view. */
export function documentsByType(
  view: View,
  { reads }: IndexedQuery,
): Record<string, LakeDocument[]> {
  const known = ofTypes.get(view) ?? new Map<string, LakeDocument[]>();
  ofTypes.set(view, known);
  return Object.fromEntries(
    reads.map((types) => {
      const name = nameOf(types);
      const documents =
        known.get(name) ?? view.documents.filter(({ _type }) => types.includes(_type));
      known.set(name, documents);
      return [name, documents];
    }),
  );
}
