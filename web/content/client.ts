import {
  type ClientConfig,
  createClient,
  type FilteredResponseQueryOptions,
  type SanityClient,
} from "@sanity/client";
import {
  type ContentLake,
  contentLakeFromEnvironment,
} from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { limitBytes } from "#web/lib/limit-bytes.ts";
import type { Question } from "./answers/live-content.ts";

/** Bridges a dropped connection; more tries would not fit into the time limit of a call. */
const MAX_RETRIES = 2;

/** All answers that the site is made from have a megabyte together. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

type ResolveFetch = NonNullable<ClientConfig["resolveFetch"]>;

/**
 * Reads published content straight from the API. Not from Sanity's CDN: a page rendered
 * after a webhook must see the change that caused it.
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

/** What a build puts in the place of a content lake that does not answer (next.config.mjs). */
const { CONTENT_BUILD_URL: apiHost } = process.env;

export const contentClient = createContentClient(
  {
    ...contentLakeFromEnvironment(),
    ...(apiHost !== undefined && { apiHost, useProjectHostname: false }),
  },
  readEnvironment().SANITY_API_READ_TOKEN,
);

/** Whom to ask, for how long, and what Next may keep of it. */
export type Asking = Pick<FilteredResponseQueryOptions, "cache" | "next" | "lastLiveEventId"> & {
  client?: SanityClient;
  timeLimitMs?: number;
};

/**
 * One question to the content lake: its retries and the reading of its answer share a time limit.
 * @returns the answer, as JSON
 * @throws the client's ClientError or ServerError, a TimeoutError, or a TypeError for no such answer
 */
export async function askLake(
  { query, params }: Question,
  { client = contentClient, timeLimitMs, ...options }: Asking = {},
): Promise<string> {
  const result: unknown = await client.fetch(query, params, {
    ...options,
    signal: lakeTimeLimit(timeLimitMs),
  });
  if (result === undefined) throw new TypeError("The content lake's answer holds no result.");
  return JSON.stringify(result);
}

/**
 * Ends a question to the content lake. A healthy one answers within half a second, and the client's
 * own limit of five minutes would hold renderings and publishes. A build and a development server
 * keep no visitor waiting, and may share their machine.
 */
export function lakeTimeLimit(milliseconds?: number): AbortSignal {
  const { NEXT_PHASE, NODE_ENV } = process.env;
  const isPatient = NEXT_PHASE === "phase-production-build" || NODE_ENV === "development";
  return AbortSignal.timeout(milliseconds ?? (isPatient ? 60_000 : 5_000));
}
