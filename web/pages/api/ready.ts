import type { NextApiHandler } from "next";
import { siteContent } from "#web/content/store/site-content.ts";

/**
 * Whether this instance may get visitors: 200 as soon as it knows which pages there are, 503 before.
 * A content lake that is away does not make it unready, for its pages serve all the same; how long
 * ago it last knew what the lake holds is said in seconds, null for never.
 */
const ready: NextApiHandler = async (_request, response) => {
  const isReady = (await siteContent().routingTable()) !== undefined;
  const age = siteContent().following?.contentAge();
  response
    .status(isReady ? 200 : 503)
    .setHeader("Cache-Control", "no-store")
    .json({ ready: isReady, secondsSinceLook: age === undefined ? null : Math.round(age) });
};

export default ready;
