import type { LakeDocument } from "../store/document.ts";
import { type Fact, factsAbout, factsOf } from "./facts.ts";
import type { View } from "./perspective.ts";
import type { GroqNode } from "./syntax.ts";

const indexes = new WeakMap<View, Map<Fact, LakeDocument[]>>();

/**
 * The documents that can matter to a query, in the view's order: those that bear one of the facts
 * it is narrowed by. References are followed elsewhere, so their targets need not be among them.
 */
export function candidatesFor(tree: GroqNode, view: View): readonly LakeDocument[] {
  const facts = new Set(factsOf(tree));
  if (facts.has("*")) return view.documents;
  const index = indexOf(view);
  const lists = [...facts].flatMap((fact) => [index.get(fact) ?? []]);
  const [only = [], ...others] = lists;
  if (others.length === 0) return only;
  return [...new Set(lists.flat())].sort((a, b) => (a._id < b._id ? -1 : 1));
}

function indexOf(view: View): Map<Fact, LakeDocument[]> {
  const known = indexes.get(view);
  if (known) return known;
  const index = new Map<Fact, LakeDocument[]>();
  for (const document of view.documents) {
    for (const fact of factsAbout(document)) {
      const list = index.get(fact);
      if (list) list.push(document);
      else index.set(fact, [document]);
    }
  }
  indexes.set(view, index);
  return index;
}
