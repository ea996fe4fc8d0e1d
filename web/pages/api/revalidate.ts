import type { NextApiHandler, PageConfig } from "next";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { createReceiver } from "#web/api/receive-change.ts";
import { revalidatePages } from "#web/api/revalidate-pages.ts";
import { siteContent } from "#web/content/store/site-content.ts";

/** The signature is of the body's bytes, which the receiver reads by itself. */
export const config: PageConfig = { api: { bodyParser: false }, maxDuration: 60 };

const receive = createReceiver({ secret: () => readEnvironment().SANITY_WEBHOOK_SECRET });

/**
 * Receives the content lake's signed webhook; what it refuses is said in `createReceiver`. A process
 * that follows the content lake looks what has changed, and has those pages made anew by itself. On a
 * host of functions nobody remembers which pages show what, so all of them are made anew, the edited
 * document's first, before the webhook is answered.
 */
const revalidate: NextApiHandler = async (request, response) => {
  const { status, message, change } = await receive(request);
  if (change === undefined) {
    // So that nobody goes on sending what nobody reads.
    response.status(status).setHeader("Connection", "close").json({ message });
    return;
  }
  const { following } = siteContent();
  if (following !== undefined) following.notify();
  else await revalidatePages(response, change);
  response.json({ accepted: change._id });
};

export default revalidate;
