import { evaluateSync } from "groq-js";
import type { LakeDocument } from "../store/document.ts";
import type { View } from "./perspective.ts";
import { ANY_DOCUMENT, type Limit, limitBy, stringsIn } from "./sync-tags.ts";
import { childrenOf, type GroqNode, isNode, mapNodes } from "./syntax.ts";

/** A selection by type or id, and the name of the parameter that holds the documents to read. */
type IndexedRead = {
  name: string;
  /** The conditions of types, which hold for every document of a type or for none. */
  ofTypes: readonly GroqNode[];
  /** The values of a condition of ids. */
  ids: GroqNode | undefined;
  limit: Limit;
};

/** A query that reads documents by their types or ids. */
export type IndexedQuery = { tree: GroqNode; reads: readonly IndexedRead[] };

/**
 * Lets `*[_type == "service" && …]` read the documents of that type alone, and `*[_id == "a"]` that
 * document, as a database with an index does. groq-js would read every document for each `*` of a
 * query. A condition of types, such as `!(_type match "sanity.*")`, is evaluated once for each type.
 */
export function indexSelections(tree: GroqNode): IndexedQuery {
  const reads = new Map<string, IndexedRead>();
  const replaceFilter = (node: GroqNode): GroqNode | undefined => {
    const { type, base, expr } = node;
    if (type !== "Filter" || !isNode(base) || base.type !== "Everything" || !isNode(expr)) return;
    const conditions = conditionsIn(expr);
    const ofTypes = conditions.filter(isOfTypes);
    const ids = conditions.map(idsIn).find((values) => values !== undefined);
    if (ofTypes.length === 0 && ids === undefined) return;
    const limit = limitBy(expr) ?? ANY_DOCUMENT;
    const name = `documents of ${JSON.stringify([ofTypes, ids, limit])}`;
    reads.set(name, { name, ofTypes, ids, limit });
    const others = conditions.filter((condition) => !ofTypes.includes(condition));
    const rest = mapNodes(allOf(others), replaceFilter);
    return { ...node, base: { type: "Parameter", name }, expr: rest };
  };
  return { tree: mapNodes(tree, replaceFilter), reads: [...reads.values()] };
}

/** The conditions that have to be true together. */
function conditionsIn(condition: GroqNode): GroqNode[] {
  const { type, base, left, right } = condition;
  if (type === "Group" && isNode(base)) return conditionsIn(base);
  if (type !== "And" || !isNode(left) || !isNode(right)) return [condition];
  return [...conditionsIn(left), ...conditionsIn(right)];
}

const TRUE: GroqNode = { type: "Value", value: true };

const allOf = ([first = TRUE, ...others]: readonly GroqNode[]): GroqNode =>
  others.reduce((left, right): GroqNode => ({ type: "And", left, right }), first);

/** Nodes whose value depends on nothing but that of their children. */
const PLAIN = new Set(["And", "Or", "Not", "OpCall", "Group", "Array", "ArrayElement"]);
const CONSTANTS = new Set(["Value", "Parameter"]);

const isConstant = (node: GroqNode): boolean =>
  CONSTANTS.has(node.type) || (PLAIN.has(node.type) && childrenOf(node).every(isConstant));

const isField = ({ type, name, base }: GroqNode, field: string): boolean =>
  type === "AccessAttribute" && name === field && base === undefined;

/** Whether a condition reads nothing of a document but its type. */
const isOfTypes = (node: GroqNode): boolean =>
  isField(node, "_type") ||
  CONSTANTS.has(node.type) ||
  (PLAIN.has(node.type) && childrenOf(node).every(isOfTypes));

/** The values of `_id == …` or `_id in …`; undefined for any other condition. */
function idsIn({ type, op, left, right }: GroqNode): GroqNode | undefined {
  if (type !== "OpCall" || !isNode(left) || !isNode(right)) return undefined;
  if (isField(left, "_id") && (op === "==" || op === "in") && isConstant(right)) return right;
  return isField(right, "_id") && op === "==" && isConstant(left) ? left : undefined;
}

/** The documents of a view by type and by id, and those of the selections that were read. */
type Index = {
  byType: ReadonlyMap<string, readonly LakeDocument[]>;
  /** The place of each document in the view. */
  places: ReadonlyMap<string, number>;
  selected: Map<string, readonly LakeDocument[]>;
};

const indexes = new WeakMap<View, Index>();

function indexOf(view: View): Index {
  const index = indexes.get(view) ?? {
    byType: Map.groupBy(view.documents, ({ _type }) => _type),
    places: new Map(view.documents.map(({ _id }, place) => [_id, place])),
    selected: new Map(),
  };
  indexes.set(view, index);
  return index;
}

/**
 * The parameters that an indexed query needs. Documents keep the order of the view.
 * @param params those of the query
 * @param onRead is called when the documents of a selection are read, which a condition may prevent
 */
export function selectedDocuments(
  view: View,
  { reads }: IndexedQuery,
  params: Record<string, unknown>,
  onRead: (limit: Limit) => void,
): Record<string, LakeDocument[]> {
  return Object.fromEntries(
    reads.map((read) => [
      read.name,
      noticed(documentsFor(read, view, params), () => onRead(read.limit)),
    ]),
  );
}

function documentsFor(
  { ofTypes, ids }: IndexedRead,
  view: View,
  params: Record<string, unknown>,
): readonly LakeDocument[] {
  const { byType, places, selected } = indexOf(view);
  const types = [...byType.keys()].filter((_type) =>
    ofTypes.every((condition) => resultOf(condition, params, { _type }) === true),
  );
  if (ids !== undefined) {
    const named = stringsIn(resultOf(ids, params)).flatMap((id) => places.get(id) ?? []);
    const inOrder = [...new Set(named)].sort((a, b) => a - b);
    return inOrder
      .flatMap((place) => view.documents[place] ?? [])
      .filter(({ _type }) => types.includes(_type));
  }
  const [type = "", ...others] = types;
  if (others.length === 0) return byType.get(type) ?? [];
  const key = JSON.stringify(types);
  const among = new Set(types);
  const documents = selected.get(key) ?? view.documents.filter(({ _type }) => among.has(_type));
  selected.set(key, documents);
  return documents;
}

const resultOf = (tree: GroqNode, params: Record<string, unknown>, root?: { _type: string }) =>
  evaluateSync(tree, { dataset: [], params, root }).data;

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
