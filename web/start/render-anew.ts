import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import type { ContentChange } from "#schemas/webhook.ts";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
/** Longer than the change of every page may wait for its turn. */
const TIME_LIMIT_MS = 60_000;

/** The change that every page shows. */
const everything: ContentChange = {
  _id: "siteSettings",
  _type: "siteSettings",
  slugs: [null, null],
  paths: [null, null],
  listings: [null, null],
};

/**
 * Has every page rendered anew, through the site's own webhook, again and again until the content
 * lake answers. Which pages are stale is known to the memory of one process only: without this, a
 * publish that was acknowledged just before the process ended would stay unseen for hours, and so
 * would one that was sent while no process ran. Until then the pages of the last process serve.
 * @param origin address of this server itself
 * @param options.secret that of the webhook; where there is none, nothing was ever acknowledged
 */
export async function renderAnew(
  origin: string,
  options: { secret: string; pause?: (milliseconds: number) => Promise<void> },
): Promise<void> {
  const { secret, pause = sleep } = options;
  const body = JSON.stringify(everything);
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const headers = {
      "content-type": "application/json",
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
    };
    const status = await post(`${origin}/api/revalidate`, { body, headers });
    if (status === 200) return;
    await pause(pauseMs);
  }
}

/** The status of the answer; undefined when there was none. */
async function post(address: string, message: RequestInit): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const response = await fetch(address, {
      ...message,
      method: "POST",
      cache: "no-store",
      signal,
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

/** Keeps no process alive. */
function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
