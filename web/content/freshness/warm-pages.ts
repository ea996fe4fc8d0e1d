import pMap from "p-map";

/** A rendering waits for the content lake a few times at most, each time within its limit. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 25;
/** Enough to be quick, too few to disturb the visitors of the site. */
const AT_ONCE = 4;

export type WarmingOptions = {
  /** How long to ask for one page. */
  patienceMs?: number;
  /** Has what stands in front of the site replace its copies of the page at `path`. */
  refreshFront?: (path: string) => Promise<void>;
};

/**
 * Asks the server for each path until it answers with a page rendered after the change, so that the
 * first visitor does not see the stale one; then what stands in front of the server may copy it. A
 * page that stays stale is reported, and left to its visitors, and so is a copy.
 * @param origin address of this server itself: what stands in front of it may keep copies
 */
export async function warmPages(
  paths: readonly string[],
  origin: string,
  { patienceMs = PATIENCE_MS, refreshFront = async () => {} }: WarmingOptions = {},
): Promise<void> {
  const oldCopies: string[] = [];
  // A page's time is mostly its pause before it is asked again: several pause together.
  const warm = async (path: string) => {
    try {
      await warmPage(`${origin}${path}`, AbortSignal.timeout(patienceMs));
    } catch (error) {
      console.warn(`${path} could not be rendered ahead of its next visitor: ${String(error)}`);
      return;
    }
    await refreshFront(path).catch((error: unknown) => oldCopies.push(`${path}: ${String(error)}`));
  };
  await pMap(paths, warm, { concurrency: AT_ONCE });
  if (oldCopies.length > 0) {
    console.warn(
      `The front did not replace its copies of ${oldCopies.length} of ${paths.length} pages and will ask for them some seconds later. ${oldCopies[0]}`,
    );
  }
}

/** @throws the signal's reason when the page is stale until then, or what the network says */
async function warmPage(address: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const response = await fetch(address, { cache: "no-store", redirect: "manual", signal });
    // Read, not cancelled: Next keeps a copy of the body, and a cancel would wait for that copy.
    await response.arrayBuffer();
    if (response.headers.get("x-nextjs-cache") !== "STALE") return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
