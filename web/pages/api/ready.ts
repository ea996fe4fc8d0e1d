import type { NextApiHandler } from "next";
import { currentRoutingTable } from "#web/content/routing/current-table.ts";
import { siteContent } from "#web/content/store/site-content.ts";
import { pageStorage } from "#web/lib/page-storage.ts";

/**
 * Whether this instance may receive visitors: 200 when it knows the list of pages, 503 before. An
 * unreachable content lake does not change this, because cached pages are served all the same. The
 * response contains the seconds since the content was last known to be up to date, or null. It is 503
 * too where pages can neither be stored nor kept in memory, because no publish would ever show.
 */
const ready: NextApiHandler = async (_request, response) => {
  const { following } = siteContent();
  const { problem } = pageStorage();
  const showsPublishes = problem === undefined || following !== undefined;
  const isReady = (await currentRoutingTable()) !== undefined && showsPublishes;
  const age = following?.contentAge();
  response
    .status(isReady ? 200 : 503)
    .setHeader("Cache-Control", "no-store")
    .json({
      ready: isReady,
      secondsSinceLook: age === undefined ? null : Math.round(age),
      ...(problem !== undefined && { problem }),
    });
};

export default ready;
