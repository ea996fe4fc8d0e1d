import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { OFFLINE_PATH, UNMATCHED_PATH } from "#schemas/shared/routes.ts";
import { SITE_TAG } from "#schemas/shared/shown-on/tags.ts";
import { figureTurn } from "#web/content/freshness/figure-turn.ts";
import { createReceiver } from "#web/content/freshness/receive-change.ts";
import { renderAhead } from "#web/content/freshness/render-ahead.ts";
import { createReplayGuard } from "#web/content/freshness/replay-guard.ts";
import { routingTables } from "#web/content/routing/current-routing-table.ts";

/**
 * Where the site tells itself that a day has come on which figures change, signed like a webhook:
 * every page is rendered anew, from what is kept where the content lake does not answer.
 */
export const POST = createReceiver({
  secret: () => readEnvironment().SANITY_WEBHOOK_SECRET,
  guard: createReplayGuard(),
  announce() {
    const turn = figureTurn();
    Object.assign(turn, { isTurning: true, isOwed: false });
    revalidateTag(SITE_TAG, "max");
    after(async () => {
      const paths = routingTables().current()?.paths ?? [];
      try {
        await renderAhead([...paths, OFFLINE_PATH, UNMATCHED_PATH], "rest");
      } finally {
        turn.isTurning = false;
      }
    });
  },
});
