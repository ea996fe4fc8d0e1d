import type { LakeDocument } from "../store/document.ts";
import { type EvaluateOptions, evaluateGroq } from "./evaluate.ts";
import type { View } from "./perspective.ts";
import { type GroqNode, isNode } from "./syntax.ts";

export type DocumentFilter = (document: LakeDocument | null) => Promise<boolean>;

/**
 * Turns a query into a test of single documents: does it pass the filter of `*[filter]…`? What the
 * query does after the filter does not matter. References may be followed into `others`.
 */
export function documentFilter(
  tree: GroqNode,
  others: () => View,
  options: EvaluateOptions,
): DocumentFilter {
  const filter = innermostFilter(tree) ?? tree;
  return async (document) => {
    if (!document) return false;
    const view = { documents: [document], byId: others().byId };
    const result = await evaluateGroq(filter, view, options);
    return Array.isArray(result) ? result.length > 0 : Boolean(result);
  };
}

function innermostFilter(node: GroqNode): GroqNode | undefined {
  const below = isNode(node.base) ? innermostFilter(node.base) : undefined;
  if (below) return below;
  return node.type === "Filter" ? node : undefined;
}
