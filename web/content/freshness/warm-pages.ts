import { siteUrl } from "#schemas/environment/addresses.ts";
import { inParallel } from "#schemas/in-parallel.ts";

const ATTEMPTS = 80;
const PAUSE_MS = 25;
const TIMEOUT_MS = 10_000;

/**
 * Asks the site for each path until it answers with a page rendered after the change, so that the
 * first visitor does not see the stale one, and no stale mark is lost if the server restarts.
 */
export async function warmPages(paths: readonly string[]): Promise<void> {
  // A page's time is mostly its pause before it is asked again: several pause together.
  await inParallel(paths, async (path) => {
    try {
      await warmPage(path);
    } catch (error) {
      console.warn(`${path} could not be rendered ahead of its next visitor: ${String(error)}`);
    }
  });
}

async function warmPage(path: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const response = await fetch(`${siteUrl()}${path}`, {
      cache: "no-store",
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Read, not cancelled: Next keeps a copy of the body, and a cancel would wait for that copy.
    await response.arrayBuffer();
    if (response.headers.get("x-nextjs-cache") !== "STALE") return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  console.warn(`${path} was still stale after ${ATTEMPTS} requests.`);
}
