import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { readEnvironment } from "#schemas/environment/environment.ts";
import { frontFromEnvironment } from "#schemas/environment/front.ts";
import { showingQuery } from "#schemas/freshness/showing-query.ts";
import { fetchUncached } from "#web/content/fetch-content.ts";
import { createApplyChange } from "#web/content/freshness/apply-change.ts";
import { createReceiver } from "#web/content/freshness/receive-change.ts";
import { refreshFront } from "#web/content/freshness/refresh-front.ts";
import { createReplayGuard } from "#web/content/freshness/replay-guard.ts";
import { warmPages } from "#web/content/freshness/warm-pages.ts";
import { routingTables } from "#web/content/routing/current-routing-table.ts";
import { sitemapEntries } from "#web/page/sitemap-entries.ts";
import { ownOrigin } from "#web/start/own-origin.ts";

const applyChange = createApplyChange({
  findShowing: (ids, listing) => fetchUncached(showingQuery, { ids, listing }),
  refreshTable: () => routingTables().refresh(),
  revalidate(tag) {
    sitemapEntries().forget(tag);
    revalidateTag(tag, "max");
  },
  render(paths) {
    const front = frontFromEnvironment();
    return warmPages(
      paths,
      ownOrigin(),
      front && { refreshFront: (path) => refreshFront(path, front) },
    );
  },
  afterResponse: after,
});

/** Receives the content lake's signed webhook; the answers are those of `createReceiver`. */
export const POST = createReceiver({
  secret: () => readEnvironment().SANITY_WEBHOOK_SECRET,
  guard: createReplayGuard(),
  applyChange,
});
