import type { ClientConfig, SanityClient } from "@sanity/client";
import { createClient } from "next-sanity";
import pRetry from "p-retry";
import {
  type ContentLake,
  contentLakeFromEnvironment,
} from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { limitBytes } from "#web/lib/limit-bytes.ts";
import { timeLimit } from "#web/lib/time-limit.ts";
import type { ContentQuery, QueryResult } from "./store/content-query.ts";

/** Two retries bridge a dropped connection. More would not fit into the time limit of a query. */
const MAX_RETRIES = 2;
/** Milliseconds before the first retry of a query that is posted, as of others. */
const FIRST_PAUSE_MS = 100;

/** The results of all queries together are about a megabyte. */
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;

type ResolveFetch = NonNullable<ClientConfig["resolveFetch"]>;

/**
 * Reads published content straight from the API. A page that is rendered after a publish must show
 * that publish, so Sanity's CDN is used only together with the id of a live event.
 * @param token for reading a private dataset
 */
export function createContentClient(
  { isLocal: _isLocal, ...connection }: ContentLake,
  token?: string,
): SanityClient {
  const client = createClient({
    ...connection,
    ...(token === undefined ? {} : { token }),
    useCdn: false,
    perspective: "published",
    maxRetries: MAX_RETRIES,
  });
  // In code that Next bundles, the client has no transport of its own and uses `fetch`.
  const { resolveFetch = () => fetch } = client.config();
  return client.withConfig({ resolveFetch: limitResponses(repeatPosts(resolveFetch)) });
}

/**
 * Wraps the client's own transport, so that a query that was lost on its way is sent again. The
 * client does that itself for what it asks by GET. A query above 11 kB is sent by POST, and the client
 * does not repeat that when the connection is dropped.
 */
function repeatPosts(resolveFetch: ResolveFetch): ResolveFetch {
  return (proxy) => (address, init) => {
    const send = async () => resolveFetch(proxy)(address, init);
    if (init?.method !== "POST") return send();
    return pRetry(send, { retries: MAX_RETRIES, minTimeout: FIRST_PAUSE_MS, signal: init.signal });
  };
}

/**
 * Wraps the client's own transport, HTTP proxies included, so that no response fills the memory.
 */
export function limitResponses(resolveFetch: ResolveFetch): ResolveFetch {
  return (proxy) => async (address, init) => {
    const response = await resolveFetch(proxy)(address, init);
    const { body, status, statusText, headers } = response;
    // A stream of live events has no end.
    if (headers.get("content-type")?.startsWith("text/event-stream")) return response;
    const limited = body?.pipeThrough(limitBytes(MAX_RESPONSE_BYTES)) ?? null;
    return new Response(limited, { status, statusText, headers });
  };
}

/** The client of the content lake that the environment names. */
export const contentClient = createContentClient(
  contentLakeFromEnvironment(),
  readEnvironment().SANITY_API_READ_TOKEN,
);

/** Which client to use, for how long, and as of which live event. */
export type LakeOptions = {
  client?: SanityClient;
  timeLimitMs?: number;
  /**
   * Id of a live event. The API's CDN responds with content that is at least as new as that event,
   * so the CDN may be used: https://www.sanity.io/docs/content-lake/live-content-api.
   */
  lastLiveEventId?: string;
};

/** Sends a query to the content lake. @throws what the content lake's client throws */
export type FetchResult = (query: ContentQuery, options?: LakeOptions) => Promise<QueryResult>;

/**
 * Sends one query to the content lake. One time limit covers the retries and the reading of the
 * response.
 * @throws the client's ClientError or ServerError, a TimeoutError, or a TypeError for a response
 *   without a result
 */
export async function queryLake(
  { query, params }: ContentQuery,
  { client = contentClient, timeLimitMs, lastLiveEventId }: LakeOptions = {},
): Promise<QueryResult> {
  const { result, syncTags = [] } = await client.fetch<unknown>(query, params, {
    filterResponse: false,
    ...(lastLiveEventId !== undefined && { lastLiveEventId, useCdn: true }),
    signal: timeLimit(timeLimitMs),
  });
  if (result === undefined) throw new TypeError("The content lake's response holds no result.");
  return { json: JSON.stringify(result), tags: syncTags };
}
