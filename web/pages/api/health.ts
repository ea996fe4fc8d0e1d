import type { NextApiHandler } from "next";
import { siteContent } from "#web/content/store/site-content.ts";

/**
 * Responds while the process runs. A supervisor restarts a process that does not respond. The status
 * is `stale`, with the reason, while the site shows older content than the content lake has because
 * it does not believe a loss. That is no reason to restart it, so it is answered by 200 too.
 * `liveEvents` says since when the live events of the content lake are lost, while they are: publishes
 * then show later.
 */
const health: NextApiHandler = (_request, response) => {
  const { following } = siteContent();
  const refused = following?.refusedLoss();
  const liveEvents = following?.lostEvents();
  response.setHeader("Cache-Control", "no-store").json({
    ...(refused ? { status: "stale", reason: refused.reason } : { status: "up" }),
    ...(liveEvents !== undefined && { liveEvents }),
  });
};

export default health;
