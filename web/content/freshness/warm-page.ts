import { nextPageChange } from "#web/lib/page-changes.ts";

/** A rendering waits for the content lake a few times at most, each time within its limit. */
const PATIENCE_MS = 15_000;

/** In case the word that a page is rendered never comes. */
const PAUSE_MS = 200;

/**
 * Asks a server of the site for a page until it answers with one rendered after the change, so that
 * the first visitor does not see the stale one. The first question has the page rendered; each
 * further one follows the word that some page was.
 * @throws when the page stays stale for that long, or what the network says
 */
export async function warmPage(address: string, patienceMs = PATIENCE_MS): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs);
  for (;;) {
    // Listened for from now on: the rendering may be over before its answer is read.
    const change = nextPageChange(PAUSE_MS);
    const response = await fetch(address, { cache: "no-store", redirect: "manual", signal });
    // Read, not cancelled: Next keeps a copy of the body, and a cancel would wait for that copy.
    await response.arrayBuffer();
    if (response.headers.get("x-nextjs-cache") !== "STALE") return;
    await change;
  }
}
