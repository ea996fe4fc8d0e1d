import { frontFromEnvironment } from "#schemas/shared/environment/front.ts";
import { ownOrigin } from "#web/lib/own-origin.ts";
import { createFrontCopies } from "./refresh-front.ts";
import { createRenderQueue, type RenderQueue, type RenderRank } from "./render-queue.ts";
import { warmPage } from "./warm-page.ts";

/** @param origin address of this server itself: what stands in front of it may keep copies */
export function createRenderAhead(
  origin: string,
  {
    refreshCopies = async () => {},
    patienceMs,
  }: { refreshCopies?: (path: string) => Promise<void>; patienceMs?: number } = {},
): RenderQueue {
  return createRenderQueue(async (path) => {
    try {
      await warmPage(`${origin}${path}`, patienceMs);
      await refreshCopies(path);
    } catch (error) {
      console.warn(`${path} could not be rendered ahead of its next visitor: ${String(error)}`);
    }
  });
}

declare global {
  // The webhook, the turning of figures and the start of the server are separate bundles of one process.
  var norduneRenderQueue: RenderQueue | undefined;
}

/**
 * Has this server render the pages anew, and what stands in front of it replace its copies of them.
 * A page that stays stale is reported, and left to its visitors. Not in development, where Next
 * renders every page for each visit.
 */
export async function renderAhead(paths: readonly string[], rank: RenderRank): Promise<void> {
  if (process.env.NODE_ENV !== "production") return;
  const front = frontFromEnvironment();
  globalThis.norduneRenderQueue ??= createRenderAhead(
    ownOrigin(),
    front && { refreshCopies: createFrontCopies(front) },
  );
  await globalThis.norduneRenderQueue.add(paths, rank);
}
