import { createHash } from "node:crypto";
import { getPublishedId, isPublishedId } from "@sanity/client/csm";
import type { Dataset } from "../store/dataset.ts";
import type { LakeDocument } from "../store/document.ts";
import type { Change } from "../store/transaction-log.ts";
import { childrenOf, type GroqNode, isNode, ofTree } from "./syntax.ts";

/**
 * What a query reads: `*` any document, `type:x` documents of a type, `id:x` one document with its
 * draft and versions. Sound by construction: every document bears all three, so whichever of them a
 * query was narrowed by, a document that matters to it bears that fact.
 */
export type Fact = "*" | `type:${string}` | `id:${string}`;

export function factsAbout(document: LakeDocument): Fact[] {
  return ["*", `type:${document._type}`, `id:${getPublishedId(document._id)}`];
}

/** Every place the tree reads the dataset, as narrow as its filter lets us say. */
export const factsOf: (tree: GroqNode) => readonly Fact[] = ofTree((tree) => [
  ...new Set(factsIn(tree)),
]);

function factsIn(node: GroqNode): Fact[] {
  if (node.type === "Everything") return ["*"];
  if (
    node.type === "FuncCall" &&
    (node.namespace === "releases" || node.namespace === "documents")
  ) {
    return ["*"];
  }
  if (node.type === "Filter" && isNode(node.base) && isNode(node.expr) && isDataset(node.base)) {
    const facts = narrowedBy(node.expr) ?? ["*"];
    return [...facts, ...factsIn(node.expr)];
  }
  return childrenOf(node).flatMap(factsIn);
}

function isDataset(node: GroqNode): boolean {
  if (node.type === "Group" && isNode(node.base)) return isDataset(node.base);
  return node.type === "Everything";
}

/** The facts a document must bear to pass the filter; undefined when the filter does not say. */
function narrowedBy(expr: GroqNode): Fact[] | undefined {
  const { left, right } = expr;
  if (expr.type === "Group" && isNode(expr.base)) return narrowedBy(expr.base);
  if (!isNode(left) || !isNode(right)) return undefined;
  if (expr.type === "And") return finer(narrowedBy(left), narrowedBy(right));
  if (expr.type === "Or") {
    const [a, b] = [narrowedBy(left), narrowedBy(right)];
    return a && b && [...a, ...b];
  }
  if (expr.type !== "OpCall") return undefined;
  if (expr.op === "==") return factsAt(left, right) ?? factsAt(right, left);
  return expr.op === "in" ? factsAt(left, right) : undefined;
}

const finer = (a: Fact[] | undefined, b: Fact[] | undefined): Fact[] | undefined => {
  if (!a || !b) return a ?? b;
  return a.every((fact) => fact.startsWith("id:")) ? a : b;
};

/** The facts of a document in which a field is the literal value, or one of those in the list. */
function factsAt({ type, base, name }: GroqNode, value: GroqNode): Fact[] | undefined {
  const strings = stringsIn(value);
  if (!strings || type !== "AccessAttribute" || base !== undefined) return undefined;
  if (name === "_type") return strings.map((one) => `type:${one}` as const);
  return name === "_id" ? strings.map((one) => `id:${getPublishedId(one)}` as const) : undefined;
}

function stringsIn({ type, value, elements }: GroqNode): string[] | undefined {
  const listed = type === "Array" && Array.isArray(elements) ? elements.map(literalOf) : undefined;
  const items = type === "Value" ? [value].flat() : listed;
  return items?.every((item) => typeof item === "string") ? items : undefined;
}

function literalOf(element: unknown): unknown {
  const isPlain = isNode(element) && element.isSplat === false && isNode(element.value);
  return isPlain && isNode(element.value) && element.value.type === "Value"
    ? element.value.value
    : undefined;
}

/** The sync tags of a query. @param dereferenced ids the evaluation followed references to. */
export function tagsOfQuery(
  dataset: string,
  tree: GroqNode,
  dereferenced: Iterable<string>,
): `s1:${string}`[] {
  const facts = new Set<Fact>(factsOf(tree));
  if (facts.has("*")) return toTags(dataset, ["*"]);
  for (const id of dereferenced) facts.add(`id:${getPublishedId(id)}`);
  return toTags(dataset, facts);
}

/** The sync tags that changes hit. @param publishedOnly leaves changes of drafts and versions out. */
export function tagsOfChanges(
  dataset: Dataset,
  changes: Change[],
  publishedOnly: boolean,
): `s1:${string}`[] {
  const facts = new Set<Fact>();
  for (const { documentId, before, after } of changes) {
    if (publishedOnly && !isPublishedId(documentId)) continue;
    // The published document too: a draft may have hidden it, or cease to.
    for (const document of [before, after, dataset.get(getPublishedId(documentId))]) {
      for (const fact of document ? factsAbout(document) : []) facts.add(fact);
    }
  }
  return toTags(dataset.name, facts);
}

function toTags(dataset: string, facts: Iterable<Fact>): `s1:${string}`[] {
  return [...facts].map((fact) => {
    const hash = createHash("sha256").update(`${dataset} ${fact}`).digest("base64url");
    return `s1:${hash.slice(0, 10)}` as const;
  });
}
