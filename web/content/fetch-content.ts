import type {
  ClientReturn,
  FilteredResponseQueryOptions,
  QueryParams,
  SanityClient,
} from "@sanity/client";
import { isRecord } from "#schemas/shared/record.ts";
import { draftPerspective } from "#web/content/drafts/draft.ts";
import { contentClient } from "./client.ts";
import { withFiguresOfDay } from "./figures-of-day.ts";
import { askOrRecall, figureTurn } from "./freshness/figure-turn.ts";
import { lakeTimeLimit } from "./time-limit.ts";
import { today } from "./today.ts";

/** Safety net for a lost webhook. Everyday freshness comes from the webhook, not from this. */
const REVALIDATE_AFTER_SECONDS = 6 * 60 * 60;

/** The content lake answered, but not as a content lake does. */
class LakeAnswerError extends Error {
  override name = "LakeAnswerError";
}

/**
 * Fetches content for a page, its figures as they are today. The page is rendered again when one of
 * the tags is revalidated.
 * @throws the client's ClientError or ServerError, a TimeoutError or a LakeAnswerError; a page
 * that was rendered before keeps serving then.
 */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: QueryParams,
  tags: string[],
): Promise<ClientReturn<Query>> {
  return withFiguresOfDay(await fetchAsWritten(query, params, tags), today());
}

async function fetchAsWritten<const Query extends string>(
  query: Query,
  params: QueryParams,
  tags: string[],
): Promise<ClientReturn<Query>> {
  const perspective = await draftPerspective();
  if (perspective === undefined) return fetchPublished(query, params, tags);
  const { fetchDraft } = await import("#web/content/drafts/fetch-draft.ts");
  return fetchDraft(query, params, perspective);
}

/**
 * The same for what is no page, such as a list of paths: always as visitors see it. In a built site
 * the answer is kept for a day that turns while the content lake is away.
 */
export function fetchPublished<const Query extends string>(
  query: Query,
  params: QueryParams,
  tags: string[],
): Promise<ClientReturn<Query>> {
  const ask = () =>
    askLake(query, params, {
      cache: "force-cache",
      next: { tags, revalidate: REVALIDATE_AFTER_SECONDS },
    });
  if (process.env.NODE_ENV !== "production") return ask();
  return askOrRecall(figureTurn(), [query, params], ask);
}

/** Fetches content past every cache: for routing tables and the webhook, never for a page. */
export function fetchUncached<const Query extends string>(
  query: Query,
  params: QueryParams,
  asking: Asking = {},
): Promise<ClientReturn<Query>> {
  return askLake(query, params, { cache: "no-store" }, asking);
}

/** Whom to ask, and for how long. */
export type Asking = { client?: SanityClient; timeLimitMs?: number };

/** One question to the content lake: its retries and the reading of its answer share a time limit. */
async function askLake<const Query extends string>(
  query: Query,
  params: QueryParams,
  options: Pick<FilteredResponseQueryOptions, "cache" | "next">,
  { client = contentClient, timeLimitMs }: Asking = {},
): Promise<ClientReturn<Query>> {
  const answer: { result: ClientReturn<Query> } | null = await client.fetch(query, params, {
    ...options,
    filterResponse: false,
    returnQuery: false,
    signal: lakeTimeLimit(timeLimitMs),
  });
  if (!isRecord(answer) || answer.result === undefined) {
    throw new LakeAnswerError("The content lake's answer holds no result.");
  }
  return answer.result;
}
