import { ClientError, type SanityClient, ServerError } from "@sanity/client";
import { messageOf } from "./document.ts";

/** Milliseconds before each further attempt, when the lake does not say how long to wait. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

export type Wait = (milliseconds: number) => Promise<void>;

const waitInEarnest: Wait = (milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Tries again what the lake refused only for now: too many requests (429, for as long as
 * `Retry-After` says), an error of its own (5xx), a connection that broke.
 * A client that is not to try again (`maxRetries` 0) is given no second attempt here either.
 * @throws the last error, when none of eight attempts succeeds
 */
export async function withRetries<Result>(
  client: Pick<SanityClient, "config">,
  work: () => Promise<Result>,
  { wait = waitInEarnest }: { wait?: Wait } = {},
): Promise<Result> {
  const pauses = client.config().maxRetries === 0 ? [] : PAUSES;
  for (const pause of pauses) {
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
  return error instanceof Error && isConnectionError(error);
}

function isConnectionError(error: Error): boolean {
  const { cause } = error;
  const text = `${error.message} ${cause instanceof Error ? cause.message : ""} ${"code" in error ? error.code : ""}`;
  return /ECONNRESET|ECONNREFUSED|ETIMEDOUT|EPIPE|EAI_AGAIN|socket hang up|fetch failed|timed out/i.test(
    text,
  );
}

/** Milliseconds that the lake asks to wait, from seconds or a date. */
function retryAfter(error: unknown): number | undefined {
  if (!(error instanceof ClientError) && !(error instanceof ServerError)) return undefined;
  const headers: unknown = error.response?.headers;
  const value =
    headers instanceof Headers
      ? headers.get("retry-after")
      : typeof headers === "object" && headers !== null && "retry-after" in headers
        ? String(headers["retry-after"])
        : null;
  if (value === null) return undefined;
  const seconds = Number(value);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isNaN(milliseconds) ? undefined : Math.min(Math.max(milliseconds, 0), 60_000);
}

/** The message with the causes below it: "fetch failed" alone says nothing. */
export function wholeMessage(error: unknown): string {
  const messages: string[] = [];
  let current: unknown = error;
  while (current !== undefined && messages.length < 5) {
    const message = messageOf(current);
    if (message !== "" && !messages.some((known) => known.includes(message)))
      messages.push(message);
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages.join(": ");
}
