import type { ContentChange } from "#schemas/webhook.ts";
import { postSigned } from "./post-signed.ts";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;

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
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const status = await postSigned(`${origin}/api/revalidate`, everything, secret);
    if (status === 200) return;
    await pause(pauseMs);
  }
}

/** Keeps no process alive. */
function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
