import type { ClientConfig, SanityClient } from "@sanity/client";
import { createClient } from "next-sanity";
import {
  type ContentLake,
  contentLakeFromEnvironment,
} from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { limitBytes } from "#web/lib/limit-bytes.ts";
import type { ContentQuery, QueryResult } from "./store/content-query.ts";

/** Bridges a dropped connection; more tries would not fit into the time limit of a call. */
const MAX_RETRIES = 2;

/** All answers that the site is made from have a megabyte together. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

type ResolveFetch = NonNullable<ClientConfig["resolveFetch"]>;

/**
 * Reads published content straight from the API. Sanity's CDN is asked only as of a live event, from
 * which on it answers: a page that is made after a publish must show it.
 * @param token with which a private dataset is read
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
  // In what Next bundles, drafts among it, the client has no way of its own, and takes fetch.
  const { resolveFetch = () => fetch } = client.config();
  return client.withConfig({ resolveFetch: limitAnswers(resolveFetch) });
}

/** The client's own way to the content lake, proxies included, by which no answer fills the memory. */
export function limitAnswers(resolveFetch: ResolveFetch): ResolveFetch {
  return (proxy) => async (address, init) => {
    const response = await resolveFetch(proxy)(address, init);
    const { body, status, statusText, headers } = response;
    // Live events have no end.
    if (headers.get("content-type")?.startsWith("text/event-stream")) return response;
    const limited = body?.pipeThrough(limitBytes(MAX_ANSWER_BYTES)) ?? null;
    return new Response(limited, { status, statusText, headers });
  };
}

/** The client of the content lake that the environment names. */
export const contentClient = createContentClient(
  contentLakeFromEnvironment(),
  readEnvironment().SANITY_API_READ_TOKEN,
);

/** Whom to ask, for how long, and as of which live event. */
export type Asking = {
  client?: SanityClient;
  timeLimitMs?: number;
  /**
   * Id of a live event. The API's CDN then answers as of that event at least, so it may be asked:
   * https://www.sanity.io/docs/content-lake/live-content-api.
   */
  lastLiveEventId?: string;
};

/**
 * One query to the content lake. Its retries and the reading of its result share a time limit.
 * @throws the client's ClientError or ServerError, a TimeoutError, or a TypeError for no such answer
 */
export async function queryLake(
  { query, params }: ContentQuery,
  { client = contentClient, timeLimitMs, lastLiveEventId }: Asking = {},
): Promise<QueryResult> {
  const { result, syncTags = [] } = await client.fetch<unknown>(query, params, {
    filterResponse: false,
    ...(lastLiveEventId !== undefined && { lastLiveEventId, useCdn: true }),
    signal: lakeTimeLimit(timeLimitMs),
  });
  if (result === undefined) throw new TypeError("The content lake's answer holds no result.");
  return { json: JSON.stringify(result), tags: syncTags };
}

/** A healthy content lake answers a query within half a second. */
const VISITORS_LIMIT_MS = 5_000;

/** Where no visitor waits, and the content lake may share the machine with what asks it. */
const PATIENT_LIMIT_MS = 60_000;

/**
 * Ends a query to the content lake: the client's own limit of five minutes would hold pages and
 * publishes. A build, a development server and a test are patient (`CONTENT_PATIENCE`).
 */
export function lakeTimeLimit(milliseconds?: number): AbortSignal {
  const { CONTENT_PATIENCE, NODE_ENV } = process.env;
  const isPatient = CONTENT_PATIENCE === "long" || NODE_ENV !== "production";
  return AbortSignal.timeout(milliseconds ?? (isPatient ? PATIENT_LIMIT_MS : VISITORS_LIMIT_MS));
}
