import { ClientError, type SanityClient, ServerError } from "@sanity/client";
import * as z from "zod";
import { rethrowWith, type StoredDocument, storedDocument, wholeMessage } from "./document.ts";

/** Backoff in milliseconds if the lake names no time. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Documents per response: about a megabyte of content. */
const PAGE = 500;

/**
 * Retries a request that failed temporarily: too many requests (429, after `Retry-After`), a server
 * error (5xx), a lost connection. A client with `maxRetries` 0 gets no retry here either.
 * @throws the last error after eight attempts
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
  return (
    error instanceof ServerError || /fetch failed|terminated|timed out/i.test(wholeMessage(error))
  );
}

/** Milliseconds of the lake's `Retry-After`. */
function retryAfter(error: unknown): number | undefined {
  if (!(error instanceof ClientError) && !(error instanceof ServerError)) return undefined;
  const { headers }: { headers?: HeadersInit } = error.response ?? {};
  const seconds = Number.parseInt(new Headers(headers).get("retry-after") ?? "", 10);
  return Number.isNaN(seconds) ? undefined : Math.min(seconds, 60) * 1000;
}

/** Queries the lake, drafts included, and validates the shape of the result. */
export function ask<Shape>(
  client: SanityClient,
  query: string,
  params: Record<string, unknown>,
  shape: z.ZodType<Shape>,
): Promise<Shape> {
  const { apiHost, projectId } = client.config();
  const read = () => client.fetch<unknown>(query, params, { perspective: "raw" });
  const failed = rethrowWith(
    (message) =>
      `The content lake at ${apiHost} (project "${projectId}") does not answer as it should: ${message}. Check that it runs, and the names of project, dataset and token.`,
  );
  return withRetries(client, read)
    .then((answer) => shape.parse(answer))
    .catch(failed);
}

/** Reads documents by id. Assets and the notes of runs are never included. */
export async function readLake(
  client: SanityClient,
  isWanted: (document: StoredDocument) => boolean,
): Promise<Map<string, StoredDocument>> {
  const query = `*[_id > $after && !(_type match "sanity.*") && _type != "contentRun"]
    | order(_id) [0...${PAGE}]`;
  const found: StoredDocument[] = [];
  for (let after = ""; ; after = found.at(-1)?._id ?? "") {
    const page = await ask(client, query, { after }, z.array(storedDocument));
    found.push(...page);
    if (page.length < PAGE) break;
  }
  return new Map(found.filter(isWanted).map((document) => [document._id, document]));
}
