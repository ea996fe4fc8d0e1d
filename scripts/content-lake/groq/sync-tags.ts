import { createHash } from "node:crypto";
import type { SyncTag } from "@sanity/client";
import { getPublishedId } from "@sanity/client/csm";
import type { Dataset } from "../store/dataset.ts";
import type { LakeDocument } from "../store/document.ts";
import type { Transaction } from "../store/transaction-log.ts";
import { childrenOf, type GroqNode, isNode } from "./syntax.ts";

/**
 * The tags of what a query's result depends on, and of what a change affects. A client sends a
 * query again when the two intersect. A tag means a document in all its versions, by its published
 * id, so tags are valid for every perspective.
 */
type Dependency = typeof ANYTHING | `id ${string}` | `type ${string}`;

/** Every change has this tag. A query without a type or an id depends on it. */
const ANYTHING = "anything";
const idOf = (id: string): Dependency => `id ${getPublishedId(id)}`;
const typeOf = (type: string): Dependency => `type ${type}`;

/** Tags are opaque, as Sanity's are. If two tags collide, one query too many is sent again. */
function toTags(dataset: string, dependencies: Iterable<Dependency>): SyncTag[] {
  return Array.from(new Set(dependencies), (dependency): SyncTag => {
    const hash = createHash("sha256").update(`${dataset} ${dependency}`).digest("base64url");
    return `s1:${hash.slice(0, 6)}`;
  });
}

/**
 * The tags of a transaction. When a version appears or is removed, other versions of its document
 * become visible or hidden, so their types are affected too.
 */
export function syncTagsOf({ changes }: Transaction, dataset: Dataset): SyncTag[] {
  const ids = new Set<string>(changes.map(({ documentId }) => getPublishedId(documentId)));
  const present = dataset.all().filter(({ _id }) => ids.has(getPublishedId(_id)));
  const touched = changes.flatMap(({ before, after }) => [before, after]);
  const types = [...present, ...touched].flatMap((document) => document?._type ?? []);
  return toTags(dataset.name, [ANYTHING, ...Array.from(ids, idOf), ...types.map(typeOf)]);
}

/** The value of a parameter, which names types or ids. */
type Given = { given: string; as: "type" | "id" };

/** All documents that a selection can find. The values of parameters are known when it is read. */
export type Limit = readonly (Dependency | Given)[];

/** The limit of a selection that can find documents of any type and id. */
export const ANY_DOCUMENT: Limit = [ANYTHING];

/** What the evaluation of a query has read. */
export type Reads = {
  /** The references that were followed: the ids, and the types of their targets. */
  followed: Map<string, LakeDocument["_type"] | undefined>;
  /** The limits of the selections that were read. */
  limits: Set<Limit>;
};

export const newReads = (): Reads => ({ followed: new Map(), limits: new Set() });

/** A result that followed more references than this has tags by type, so that its tags are few. */
const MAX_FOLLOWED_IDS = 100;

/** The tags of a query's result. */
export function syncTagsFor(
  { followed, limits }: Reads,
  params: Record<string, unknown>,
  dataset: string,
): SyncTag[] {
  const isFew = followed.size <= MAX_FOLLOWED_IDS;
  const reached = Array.from(followed, ([id, type]) =>
    isFew || type === undefined ? idOf(id) : typeOf(type),
  );
  const selected = [...limits].flat().flatMap((one) => {
    if (typeof one === "string") return one;
    const toDependency = one.as === "type" ? typeOf : idOf;
    return stringsIn(params[one.given]).map(toDependency);
  });
  return toTags(dataset, [...selected, ...reached]);
}

/** The strings of a value or a list. Types and ids are strings, and equal nothing else. */
export const stringsIn = (value: unknown): string[] =>
  [value].flat().filter((one) => typeof one === "string");

const known = new WeakMap<GroqNode, Limit>();

/** The limits of the selections `*` in a tree. */
export function selectionsIn(tree: GroqNode): Limit {
  const found = known.get(tree) ?? [...findSelections(tree)];
  known.set(tree, found);
  return found;
}

function* findSelections(node: GroqNode): Generator<Limit[number]> {
  const selection = readSelection(node);
  if (selection) yield* selection.limit;
  // groq-js reads the whole dataset for this, and no node of the tree shows it.
  if (node.type === "FuncCall" && node.namespace === "releases") yield typeOf("system.release");
  for (const child of selection?.conditions ?? childrenOf(node)) yield* findSelections(child);
}

type Selection = { limit: Limit; conditions: GroqNode[] };

/** `*` or `*[condition][…]`, with the limits of its conditions; undefined for anything else. */
function readSelection({ type, base, expr }: GroqNode): Selection | undefined {
  if (type === "Everything") return { limit: ANY_DOCUMENT, conditions: [] };
  if (!["Filter", "Group", "ArrayCoerce"].includes(type) || !isNode(base)) return undefined;
  const wider = readSelection(base);
  if (!wider || !isNode(expr)) return wider;
  const conditions = [...wider.conditions, expr];
  return { limit: narrower(wider.limit, limitBy(expr)), conditions };
}

/** Of two limits, the one that fewer changes affect. */
function narrower(a: Limit, b: Limit | undefined): Limit {
  return b !== undefined && breadth(b) <= breadth(a) ? b : a;
}

const breadth = (limit: Limit): number =>
  limit.reduce((sum, one) => sum + (one === ANYTHING ? 10_000 : isOfIds(one) ? 1 : 100), 0);

const isOfIds = (one: Limit[number]): boolean =>
  typeof one === "string" ? one.startsWith("id ") : one.as === "id";

/** All documents for which a condition can be true; undefined if these can be any. */
export function limitBy({ type, op, base, left, right }: GroqNode): Limit | undefined {
  if (type === "Group" && isNode(base)) return limitBy(base);
  if (!isNode(left) || !isNode(right)) return undefined;
  if (type === "And") return narrower(limitBy(left) ?? ANY_DOCUMENT, limitBy(right));
  if (type === "Or") {
    const [one, other] = [limitBy(left), limitBy(right)];
    return one && other && [...one, ...other];
  }
  if (type !== "OpCall") return undefined;
  if (op === "in") return limitByField(left, right);
  return op === "==" ? (limitByField(left, right) ?? limitByField(right, left)) : undefined;
}

/** The limits of a condition on `_type` or `_id`. */
function limitByField(field: GroqNode, values: GroqNode): Limit | undefined {
  const isOwn = field.base === undefined || (isNode(field.base) && field.base.type === "This");
  const name = field.type === "AccessAttribute" && isOwn ? field.name : undefined;
  if (name === "_type") return limitOf(values, "type");
  return name === "_id" ? limitOf(values, "id") : undefined;
}

/** The limits of a value, a parameter or a list; undefined if the query computes one of them. */
export function limitOf(values: GroqNode, as: Given["as"]): Limit | undefined {
  const { type, base, value, elements, name } = values;
  if (type === "Group" && isNode(base)) return limitOf(base, as);
  if (type === "Parameter") return [{ given: String(name), as }];
  if (type === "Value") return stringsIn(value).map(as === "type" ? typeOf : idOf);
  if (type !== "Array" || !Array.isArray(elements)) return undefined;
  const lists = elements.map((element) =>
    isNode(element) && isNode(element.value) && element.isSplat !== true
      ? limitOf(element.value, as)
      : undefined,
  );
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}
