import { createHash } from "node:crypto";
import type { SyncTag } from "@sanity/client";
import { getPublishedId } from "@sanity/client/csm";
import type { Dataset } from "../store/dataset.ts";
import type { LakeDocument } from "../store/document.ts";
import type { Transaction } from "../store/transaction-log.ts";
import { childrenOf, type GroqNode, isNode } from "./syntax.ts";

/**
 * What the answer to a query depends on, and what a change touches, in the same words: a client asks
 * again where the two meet. A document is meant in all its versions, by its published id, so the
 * words hold for every perspective.
 */
type Dependency = typeof ANYTHING | `id ${string}` | `type ${string}`;

/** Touched by every change; a query depends on it that neither type nor id restricts. */
const ANYTHING = "anything";
const idOf = (id: string): Dependency => `id ${getPublishedId(id)}`;
const typeOf = (type: string): Dependency => `type ${type}`;

/** Opaque to clients, as Sanity's; of two that fall together one query too many is asked again. */
function toTags(dataset: string, dependencies: Iterable<Dependency>): SyncTag[] {
  return Array.from(new Set(dependencies), (dependency): SyncTag => {
    const hash = createHash("sha256").update(`${dataset} ${dependency}`).digest("base64url");
    return `s1:${hash.slice(0, 6)}`;
  });
}

/**
 * The tags of a transaction. Where a version appears or goes, others of its document come to light or
 * are hidden, so their types are touched too.
 */
export function syncTagsOf({ changes }: Transaction, dataset: Dataset): SyncTag[] {
  const ids = new Set<string>(changes.map(({ documentId }) => getPublishedId(documentId)));
  const present = dataset.all().filter(({ _id }) => ids.has(getPublishedId(_id)));
  const touched = changes.flatMap(({ before, after }) => [before, after]);
  const types = [...present, ...touched].flatMap((document) => document?._type ?? []);
  return toTags(dataset.name, [ANYTHING, ...Array.from(ids, idOf), ...types.map(typeOf)]);
}

/** The references that a query has followed: the ids, and the types of what they led to. */
export type Followed = Map<string, LakeDocument["_type"] | undefined>;

/** An answer that has followed more references names what they led to by type, so that its tags are few. */
const MAX_FOLLOWED_IDS = 20;

/** The tags of the answer to a query. */
export function syncTagsFor(tree: GroqNode, followed: Followed, dataset: string): SyncTag[] {
  const isFew = followed.size <= MAX_FOLLOWED_IDS;
  const reached = Array.from(followed, ([id, type]) =>
    isFew || type === undefined ? idOf(id) : typeOf(type),
  );
  return toTags(dataset, [...selectedBy(tree), ...reached]);
}

const known = new WeakMap<GroqNode, readonly Dependency[]>();

/** What the documents are that a query selects from the dataset. */
function selectedBy(tree: GroqNode): readonly Dependency[] {
  const found = known.get(tree) ?? [...findSelections(tree)];
  known.set(tree, found);
  return found;
}

function* findSelections(node: GroqNode): Generator<Dependency> {
  const selection = readSelection(node);
  if (selection) yield* selection.limit;
  // groq-js reads the whole dataset for it, and no node of the tree says so.
  if (node.type === "FuncCall" && node.namespace === "releases") yield typeOf("system.release");
  for (const child of selection?.conditions ?? childrenOf(node)) yield* findSelections(child);
}

type Selection = { limit: Dependency[]; conditions: GroqNode[] };

/** `*`, or `*[condition][…]` with what the conditions limit it to; undefined for anything else. */
function readSelection({ type, base, expr }: GroqNode): Selection | undefined {
  if (type === "Everything") return { limit: [ANYTHING], conditions: [] };
  if (!["Filter", "Group", "ArrayCoerce"].includes(type) || !isNode(base)) return undefined;
  const wider = readSelection(base);
  if (!wider || !isNode(expr)) return wider;
  const conditions = [...wider.conditions, expr];
  return { limit: narrower(wider.limit, limitBy(expr)), conditions };
}

/** Of two limits that both hold, the one that fewer changes touch. */
function narrower(a: Dependency[], b: Dependency[] | undefined): Dependency[] {
  return b !== undefined && breadth(b) <= breadth(a) ? b : a;
}

const breadth = (limit: Dependency[]): number =>
  limit.reduce(
    (sum, one) => sum + (one === ANYTHING ? 10_000 : one.startsWith("id ") ? 1 : 100),
    0,
  );

/** All documents for which a condition can be true; undefined when they can be any. */
function limitBy({ type, op, base, left, right }: GroqNode): Dependency[] | undefined {
  if (type === "Group" && isNode(base)) return limitBy(base);
  if (!isNode(left) || !isNode(right)) return undefined;
  if (type === "And") return narrower(limitBy(left) ?? [ANYTHING], limitBy(right));
  if (type === "Or") {
    const [one, other] = [limitBy(left), limitBy(right)];
    return one && other && [...one, ...other];
  }
  if (type !== "OpCall") return undefined;
  if (op === "in") return limitByField(left, right);
  return op === "==" ? (limitByField(left, right) ?? limitByField(right, left)) : undefined;
}

/** What `_type` or `_id` limits that has to be one of some values. */
function limitByField(field: GroqNode, values: GroqNode): Dependency[] | undefined {
  const isOwn = field.base === undefined || (isNode(field.base) && field.base.type === "This");
  const name = field.type === "AccessAttribute" && isOwn ? field.name : undefined;
  if (name === "_type") return constantsIn(values)?.map(typeOf);
  return name === "_id" ? constantsIn(values)?.map(idOf) : undefined;
}

/** The strings of a value or a list of values; undefined when the query computes one of them. */
function constantsIn({ type, base, value, elements }: GroqNode): string[] | undefined {
  if (type === "Group" && isNode(base)) return constantsIn(base);
  // Types and ids are strings, and equal nothing else.
  if (type === "Value") return [value].flat().filter((one) => typeof one === "string");
  if (type !== "Array" || !Array.isArray(elements)) return undefined;
  const lists = elements.map((element) =>
    isNode(element) && isNode(element.value) ? constantsIn(element.value) : undefined,
  );
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}
