import type { FilteredResponseQueryOptions, SanityClient } from "@sanity/client";
import { isRecord } from "#schemas/shared/record.ts";
import { contentClient } from "#web/content/client.ts";
import type { Question } from "./live-content.ts";

/** An answer as the content API gave it. */
export type ApiAnswer = {
  /** JSON. */
  text: string;
  /** The sync tags of what it depends on. */
  tags: readonly string[];
};

/** The content lake answered, but not as a content lake does. */
class LakeAnswerError extends Error {
  override name = "LakeAnswerError";
}

/** Whom to ask, for how long, and what Next may keep of it. */
export type Asking = Pick<FilteredResponseQueryOptions, "cache" | "next" | "lastLiveEventId"> & {
  client?: SanityClient;
  timeLimitMs?: number;
};

/**
 * One question to the content lake: its retries and the reading of its answer share a time limit.
 * @throws the client's ClientError or ServerError, a TimeoutError or a LakeAnswerError
 */
export async function askLake(
  { query, params }: Question,
  { client = contentClient, timeLimitMs, ...options }: Asking = {},
): Promise<ApiAnswer> {
  const answer: unknown = await client.fetch(query, params, {
    ...options,
    filterResponse: false,
    returnQuery: false,
    signal: lakeTimeLimit(timeLimitMs),
  });
  if (!isRecord(answer) || answer.result === undefined) {
    throw new LakeAnswerError("The content lake's answer holds no result.");
  }
  const { result, syncTags } = answer;
  const tags = Array.isArray(syncTags) ? syncTags.map(String) : [];
  return { text: JSON.stringify(result), tags };
}

/**
 * A healthy content lake answers within half a second. One that takes longer than this is treated
 * as down: the client's own limit of five minutes would hold renderings and publishes that long.
 */
const LAKE_TIME_LIMIT_MS = 5_000;

/** A build and a development server keep no visitor waiting, and may share their machine. */
const BUILD_TIME_LIMIT_MS = 60_000;

/** Ends a question to the content lake, its retries and the reading of its answer included. */
export function lakeTimeLimit(milliseconds = defaultTimeLimit()): AbortSignal {
  return AbortSignal.timeout(milliseconds);
}

function defaultTimeLimit(): number {
  const { NEXT_PHASE, NODE_ENV } = process.env;
  const isPatient = NEXT_PHASE === "phase-production-build" || NODE_ENV === "development";
  return isPatient ? BUILD_TIME_LIMIT_MS : LAKE_TIME_LIMIT_MS;
}
