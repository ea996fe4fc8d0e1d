import { setTimeout as sleep } from "node:timers/promises";
import { ClientError, type SanityClient, ServerError } from "@sanity/client";
import * as z from "zod";
import { isContent, isDraft, messageOf, type StoredDocument, storedDocument } from "./document.ts";

/** Milliseconds before each further attempt, when the lake does not say how long to wait. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** Documents per answer: about a megabyte of content. */
const PAGE = 500;

/**
 * Tries again what the lake refused only for now: too many requests (429, for as long as
 * `Retry-After` says), an error of its own (5xx), a connection that broke.
 * A client that is not to try again (`maxRetries` 0) is given no second attempt here either.
 * @throws the last error, when none of eight attempts succeeds
 */
export async function withRetries<Result>(
  client: Pick<SanityClient, "config">,
  work: () => Promise<Result>,
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<Result> {
  for (const pause of client.config().maxRetries === 0 ? [] : PAUSES) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await wait(retryAfter(error) ?? pause);
    }
  }
  return work();
}

function isPassing(error: unknown): boolean {
  if (error instanceof ClientError) return error.statusCode === 429;
  if (error instanceof ServerError) return true;
  const code = error instanceof Error && "code" in error ? error.code : "";
  return /ECONNRESET|ECONNREFUSED|ETIMEDOUT|EPIPE|EAI_AGAIN|socket hang up|fetch failed|timed out/i.test(
    `${wholeMessage(error)} ${code}`,
  );
}

/** Milliseconds that the lake asks to wait. */
function retryAfter(error: unknown): number | undefined {
  if (!(error instanceof ClientError) && !(error instanceof ServerError)) return undefined;
  const { headers }: { headers?: HeadersInit } = error.response ?? {};
  const seconds = Number.parseInt(new Headers(headers).get("retry-after") ?? "", 10);
  return Number.isNaN(seconds) ? undefined : Math.min(seconds, 60) * 1000;
}

/** The message with the causes below it: "fetch failed" alone says nothing. */
export function wholeMessage(error: unknown): string {
  const messages: string[] = [];
  let current: unknown = error;
  while (current !== undefined && messages.length < 5) {
    const message = messageOf(current);
    if (!messages.some((known) => known.includes(message))) messages.push(message);
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages.filter((message) => message !== "").join(": ");
}

/** Asks for what is in the lake, drafts and all, in the shape that is expected. */
export async function ask<Shape>(
  client: SanityClient,
  query: string,
  params: Record<string, unknown>,
  shape: z.ZodType<Shape>,
): Promise<Shape> {
  try {
    const answer = await withRetries(client, () =>
      client.fetch<unknown>(query, params, { perspective: "raw" }),
    );
    return shape.parse(answer);
  } catch (cause) {
    const { apiHost, projectId } = client.config();
    throw new Error(
      `The content lake at ${apiHost} (project "${projectId}") does not answer as it should: ${wholeMessage(cause)}. Check that it runs, and the names of project, dataset and token.`,
      { cause },
    );
  }
}

/** Reads all that is wanted, page by page, in the order of ids; no assets, no journals. */
export async function readDocuments(
  client: SanityClient,
  isWanted: (document: StoredDocument) => boolean,
): Promise<StoredDocument[]> {
  const query = `*[_id > $after && !(_type match "sanity.*") &&
    !(_type in ["contentJournal", "contentJournalStep"])] | order(_id) [0...${PAGE}]`;
  const found: StoredDocument[] = [];
  for (let after = ""; ; after = found.at(-1)?._id ?? "") {
    const page = await ask(client, query, { after }, z.array(storedDocument));
    found.push(...page);
    if (page.length < PAGE) return found.filter(isWanted);
  }
}

/**
 * Reads all that editors write: published documents, and drafts under the ids of what they are drafts
 * of.
 */
export async function readLake(client: SanityClient) {
  const published = new Map<string, StoredDocument>();
  const drafts = new Map<string, StoredDocument>();
  for (const document of await readDocuments(client, isContent)) {
    const { _id } = document;
    if (isDraft(_id)) drafts.set(_id.slice("drafts.".length), document);
    else published.set(_id, document);
  }
  return { published, drafts };
}
