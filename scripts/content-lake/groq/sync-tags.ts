import { createHash } from "node:crypto";
import type { Dataset } from "../store/dataset.ts";
import { isPublishedId, publishedIdOf } from "../store/document.ts";
import type { Change } from "../store/transaction-log.ts";
import { type Fact, factsAbout, factsOf } from "./facts.ts";
import type { GroqNode } from "./syntax.ts";

/** The sync tags of a query. @param dereferenced ids the evaluation followed references to. */
export function tagsOfQuery(
  dataset: string,
  tree: GroqNode,
  dereferenced: Iterable<string>,
): `s1:${string}`[] {
  const facts = new Set<Fact>(factsOf(tree));
  if (facts.has("*")) return toTags(dataset, ["*"]);
  for (const id of dereferenced) facts.add(`id:${publishedIdOf(id)}`);
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
    for (const document of [before, after, dataset.get(publishedIdOf(documentId))]) {
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
