import type { LakeDocument } from "../store/document.ts";
import type { View } from "./perspective.ts";
import { type Limit, limitBy, stringsIn } from "./sync-tags.ts";
import { type GroqNode, isNode, mapNodes } from "./syntax.ts";

/** The types that a selection names: in the query, or by a parameter. */
type Types = readonly (string | { given: string })[];

/** A selection of documents by type, and the name of the parameter that holds these documents. */
type IndexedRead = { name: string; types: Types; limit: Limit };

/** A query that reads documents by their types. */
export type IndexedQuery = { tree: GroqNode; reads: readonly IndexedRead[] };

/**
 * Lets `*[_type == "service" && …]` read the documents of that type alone, as a database with an
 * index does. groq-js would read every document for each `*` of a query.
 */
export function indexTypes(tree: GroqNode): IndexedQuery {
  const reads = new Map<string, IndexedRead>();
  const replaceFilter = (node: GroqNode): GroqNode | undefined => {
    const { type, base, expr } = node;
    if (type !== "Filter" || !isNode(base) || base.type !== "Everything" || !isNode(expr)) return;
    const [types, limit] = [typesIn(expr), limitBy(expr)];
    if (types === undefined || limit === undefined) return;
    const name = `documents of ${JSON.stringify([types, limit])}`;
    reads.set(name, { name, types, limit });
    return { ...node, base: { type: "Parameter", name }, expr: mapNodes(expr, replaceFilter) };
  };
  return { tree: mapNodes(tree, replaceFilter), reads: [...reads.values()] };
}

/** The types that a condition allows, `_type == "a"` or `_type in ["a", "b"]`; undefined for any. */
function typesIn(condition: GroqNode): Types | undefined {
  const { type, op, left, right } = condition;
  if (!isNode(left) || !isNode(right)) return undefined;
  if (type === "And") return typesIn(left) ?? typesIn(right);
  const isOfType = left.type === "AccessAttribute" && left.name === "_type" && !left.base;
  if (type !== "OpCall" || !isOfType) return undefined;
  if (op === "==") return namesIn([right]);
  if (op !== "in") return undefined;
  if (right.type === "Parameter") return namesIn([right]);
  if (right.type === "Value" && Array.isArray(right.value)) {
    return namesIn(right.value.map((value) => ({ type: "Value", value })));
  }
  if (right.type !== "Array" || !Array.isArray(right.elements)) return undefined;
  return namesIn(right.elements.map((element) => (element.isSplat ? undefined : element.value)));
}

/** The values of nodes that are all texts or parameters; undefined otherwise. */
function namesIn(nodes: unknown[]): Types | undefined {
  const names = nodes.flatMap((node) => {
    if (!isNode(node)) return [];
    if (node.type === "Parameter") return { given: String(node.name) };
    return node.type === "Value" && typeof node.value === "string" ? node.value : [];
  });
  return names.length === nodes.length ? names : undefined;
}

const ofTypes = new WeakMap<View, Map<string, readonly LakeDocument[]>>();

/**
 * The parameters that an indexed query needs. Documents keep the order of the view.
 * @param params those of the query
 * @param onRead is called when the documents of a selection are read, which a condition may prevent
 */
export function documentsByType(
  view: View,
  { reads }: IndexedQuery,
  params: Record<string, unknown>,
  onRead: (limit: Limit) => void,
): Record<string, LakeDocument[]> {
  const known = ofTypes.get(view) ?? new Map<string, readonly LakeDocument[]>();
  ofTypes.set(view, known);
  return Object.fromEntries(
    reads.map(({ name, types, limit }) => {
      const names = types.flatMap((type) =>
        typeof type === "string" ? type : stringsIn(params[type.given]),
      );
      const key = JSON.stringify(names);
      const documents =
        known.get(key) ?? view.documents.filter(({ _type }) => names.includes(_type));
      known.set(key, documents);
      return [name, noticed(documents, () => onRead(limit))];
    }),
  );
}

/** A copy of a list that notices when it is iterated, as groq-js does with what it filters. */
function noticed<T>(list: readonly T[], onRead: () => void): T[] {
  const copy = [...list];
  const iterate = copy[Symbol.iterator].bind(copy);
  Object.defineProperty(copy, Symbol.iterator, {
    value() {
      onRead();
      return iterate();
    },
  });
  return copy;
}
