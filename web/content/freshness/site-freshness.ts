import { showingQuery } from "#schemas/shared/shown-on/showing-query.ts";
import { fetchUncached } from "#web/content/fetch-content.ts";
import { routingTables } from "#web/content/routing/current-routing-table.ts";
import { sitemapEntries } from "#web/content/sitemap-entries.ts";
import { ownOrigin } from "#web/lib/own-origin.ts";
import { createApplyChanges } from "./apply-changes.ts";
import { fetchInventory, fetchPulse } from "./inventory.ts";
import { markStale } from "./mark-stale.ts";
import { createReconciler, type Reconciler } from "./reconciler.ts";
import { renderAhead } from "./render-ahead.ts";

/** Asks this server for a page, so that Next is all there. */
const rouse = () => fetch(ownOrigin(), { cache: "no-store" }).then((page) => page.arrayBuffer());

function createSiteFreshness(): Reconciler {
  return createReconciler({
    readInventory: fetchInventory,
    readPulse: fetchPulse,
    applyChanges: createApplyChanges({
      findShowing: (ids, listing) => fetchUncached(showingQuery, { ids, listing }),
      refreshTable: () => routingTables().refresh(),
      async revalidate(tags) {
        for (const tag of tags) sitemapEntries().forget(tag);
        await markStale(tags, rouse);
      },
      render: renderAhead,
    }),
  });
}

declare global {
  // The webhook and the start of the server are separate bundles of one process.
  var norduneSiteFreshness: Reconciler | undefined;
}

/** What keeps the pages of this process equal to the content lake. */
export function siteFreshness(): Reconciler {
  globalThis.norduneSiteFreshness ??= createSiteFreshness();
  return globalThis.norduneSiteFreshness;
}
