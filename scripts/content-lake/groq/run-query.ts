import type { ContentSourceMap, SyncTag } from "@sanity/client";
import { queryError, queryTimeout } from "../errors.ts";
import { messageOf } from "../values.ts";
import { evaluateGroq, QueryTimeoutError } from "./evaluate.ts";
import type { View } from "./perspective.ts";
import { readTrace } from "./source-map.ts";
import { newReads, syncTagsFor } from "./sync-tags.ts";
import { parseGroq } from "./syntax.ts";

export type QueryRequest = {
  query: string;
  params: Record<string, unknown>;
  identity: string;
  projectId: string;
  dataset: string;
  withSourceMap?: boolean;
  /** Limit of processor time in milliseconds; 10 s by default. */
  limitMs?: number | undefined;
};

export type QueryAnswer = {
  result: unknown;
  resultSourceMap?: ContentSourceMap;
  /** What the result depends on, as live events name it. */
  syncTags: SyncTag[];
};

/**
 * @throws ApiError 400 for a query that is invalid or not supported, 504 for one that takes too
 *   long
 */
export async function runQuery(request: QueryRequest, view: View): Promise<QueryAnswer> {
  const { query, params, withSourceMap = false } = request;
  const tree = parseGroq(query, params);
  try {
    const reads = newReads();
    const options = { ...request, reads, isTraced: withSourceMap };
    const found = await evaluateGroq(tree, view, options);
    const syncTags = syncTagsFor(reads, params, request.dataset);
    return { ...(withSourceMap ? readTrace(found) : { result: found }), syncTags };
  } catch (error) {
    if (error instanceof QueryTimeoutError) throw queryTimeout(query, error.message);
    throw queryError(query, `The query cannot be evaluated here: ${messageOf(error)}`);
  }
}
