import type { FilteredResponseQueryOptions, SanityClient } from "@sanity/client";
import { isRecord } from "#schemas/shared/record.ts";
import { contentClient } from "../client.ts";
import { lakeTimeLimit } from "../time-limit.ts";
import type { ApiAnswer, Question } from "./answer-store.ts";

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
