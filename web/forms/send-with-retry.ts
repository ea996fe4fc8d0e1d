import type { SendResult } from "./email-service.ts";

const RETRIES = 2;
/** The service takes one request a second. */
const PAUSE = 1_100;

/** True for failures that may pass by themselves: no network, a server error, too many at once. */
export function mayPass(status: number): boolean {
  return status === 0 || status === 429 || status >= 500;
}

/** True where the browser knows that there is no connection: waiting would only delay the news. */
const isOffline = () => navigator.onLine === false;

/**
 * Sends, and sends again up to twice after a failure that may pass. For the visitor, and for the
 * rate limit, this is one attempt.
 * @param pause waits the given milliseconds; tests hand in one that does not
 */
export async function sendWithRetry(
  send: () => Promise<SendResult>,
  pause: (milliseconds: number) => Promise<void> = wait,
): Promise<SendResult> {
  let result = await send();
  for (let retry = 0; retry < RETRIES && !result.ok && mayPass(result.status); retry += 1) {
    if (isOffline()) break;
    await pause(PAUSE);
    result = await send();
  }
  return result;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
