import { setTimeout as sleep } from "node:timers/promises";
import { messageOf } from "#schemas/shared/error-message.ts";

const POLL_MS = 200;
/** One request may take long, because a development server compiles the page first. */
const REQUEST_TIMEOUT_MS = 60_000;

/**
 * Waits until `url` responds, with a status below 500 unless `acceptErrors` is set.
 * @throws the signal's reason when `signal` is aborted
 */
export async function waitForHttp(
  url: string,
  options: { timeoutMs: number; acceptErrors?: boolean; signal?: AbortSignal },
): Promise<void> {
  const { timeoutMs, acceptErrors = false, signal } = options;
  const giveUpAt = Date.now() + timeoutMs;
  let last = "no answer";
  while (Date.now() < giveUpAt) {
    signal?.throwIfAborted();
    try {
      const timeout = AbortSignal.timeout(Math.min(REQUEST_TIMEOUT_MS, giveUpAt - Date.now()));
      const response = await fetch(url, {
        redirect: "manual",
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      });
      await response.body?.cancel();
      if (acceptErrors || response.status < 500) return;
      last = `status ${response.status}`;
    } catch (error) {
      // A request that was aborted by this function tells nothing about the server.
      const isCut = error instanceof DOMException && error.name === "TimeoutError";
      if (!isCut) last = messageOf(error);
    }
    await sleep(POLL_MS, undefined, { signal }).catch(() => signal?.throwIfAborted());
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1000} s (${last}).`);
}
