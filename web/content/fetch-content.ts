import type { ClientReturn, QueryParams } from "@sanity/client";
import { contentClient } from "./client.ts";

/** Safety net for a lost webhook. Everyday freshness comes from the webhook, not from this. */
const REVALIDATE_AFTER_SECONDS = 6 * 60 * 60;

/**
 * Fetches content into the data cache under the given tags.
 * @throws the client's ClientError or ServerError; a cached page keeps serving then.
 */
export function fetchContent<const Query extends string>(
  query: Query,
  params: QueryParams,
  tags: string[],
): Promise<ClientReturn<Query>> {
  return contentClient.fetch(query, params, {
    cache: "force-cache",
    next: { tags, revalidate: REVALIDATE_AFTER_SECONDS },
  });
}

/** Fetches content past every cache: for routing tables and the webhook, never for a page. */
export function fetchUncached<const Query extends string>(
  query: Query,
  params: QueryParams,
): Promise<ClientReturn<Query>> {
  return contentClient.fetch(query, params, { cache: "no-store" });
}
