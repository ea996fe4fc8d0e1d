import type { FilteredResponseQueryOptions, SanityClient } from "@sanity/client";
import { contentClient } from "#web/content/client.ts";
import type { Question } from "./live-content.ts";

/** An answer of the content API: JSON, and the sync tags of what it depends on. */
export type ApiAnswer = { text: string; tags: readonly string[] };

export type HeldAnswer = Question & ApiAnswer;

/** Whom to ask, for how long, and what Next may keep of it. */
export type Asking = Pick<FilteredResponseQueryOptions, "cache" | "next" | "lastLiveEventId"> & {
  client?: SanityClient;
  timeLimitMs?: number;
};

/**
 * One question to the content lake: its retries and the reading of its answer share a time limit.
 * @throws the client's ClientError or ServerError, a TimeoutError, or a TypeError for no such answer
 */
export async function askLake(
  { query, params }: Question,
  { client = contentClient, timeLimitMs, ...options }: Asking = {},
): Promise<ApiAnswer> {
  const { result, syncTags = [] } = await client.fetch(query, params, {
    ...options,
    filterResponse: false,
    returnQuery: false,
    signal: lakeTimeLimit(timeLimitMs),
  });
  if (result === undefined) throw new TypeError("The content lake's answer holds no result.");
  return { text: JSON.stringify(result), tags: syncTags };
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
