import { after } from "next/server";
import { readEnvironment } from "#schemas/environment/environment.ts";
import { createReceiver } from "#web/content/freshness/receive-change.ts";
import { createReplayGuard } from "#web/content/freshness/replay-guard.ts";
import { siblings } from "#web/content/freshness/siblings.ts";
import { siteFreshness } from "#web/content/freshness/site-freshness.ts";

/** Receives the content lake's signed webhook; the answers are those of `createReceiver`. */
export const POST = createReceiver({
  secret: () => readEnvironment().SANITY_WEBHOOK_SECRET,
  guard: createReplayGuard(),
  announce(payload) {
    siteFreshness().ring(payload);
    siblings().tell(payload);
    // A host that ends a process with its last answer keeps it until the change is shown.
    after(() => siteFreshness().idle());
  },
});
