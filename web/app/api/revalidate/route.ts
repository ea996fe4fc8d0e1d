import { after } from "next/server";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { createReceiver } from "#web/content/freshness/receive-change.ts";
import { createReplayGuard } from "#web/content/freshness/replay-guard.ts";
import { siblings } from "#web/content/freshness/siblings.ts";
import { siteFreshness } from "#web/content/freshness/site-freshness.ts";

const SHOWN_WITHIN_MS = 10_000;

/** Receives the content lake's signed webhook; the answers are those of `createReceiver`. */
export const POST = createReceiver({
  secret: () => readEnvironment().SANITY_WEBHOOK_SECRET,
  guard: createReplayGuard(),
  announce(payload) {
    siteFreshness().ring(payload);
    siblings().tell(payload);
    // A server of its own shows the change by itself; it must be free to stop while the lake is away.
    if (globalThis.norduneMarkStale === undefined) after(shown);
  },
});

/** A host that ends a process with its last answer keeps it for as long as a change takes. */
function shown(): Promise<void> {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, SHOWN_WITHIN_MS).unref());
  return Promise.race([siteFreshness().idle(), limit]);
}
