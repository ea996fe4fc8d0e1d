import type { Reconciler } from "#web/content/freshness/reconciler.ts";
import type { Siblings } from "#web/content/freshness/siblings.ts";

/** A change of which no message came shows within a minute, its rendering included. */
const LOOK_EVERY_MS = 45_000;

/**
 * Has the site look what is published: now, which renders every page anew, when another instance
 * says so, and once a minute. Which pages are stale is known to the memory of one process only:
 * without the first look a publish that was heard of just before the process ended would stay
 * unseen, and so would one that was sent while no process ran.
 * @returns a function that ends it
 */
export function keepFresh(
  freshness: Reconciler,
  siblings: Siblings,
  everyMs = LOOK_EVERY_MS,
): () => void {
  freshness.ring();
  siblings.listen(freshness.ring);
  const timer = setInterval(() => void checkPulse(freshness, siblings), everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    siblings.close();
  };
}

async function checkPulse(freshness: Reconciler, siblings: Siblings): Promise<void> {
  try {
    if (await freshness.checkPulse()) siblings.tell();
  } catch (error) {
    console.warn(`The content lake could not be asked what has changed: ${String(error)}`);
  }
}
