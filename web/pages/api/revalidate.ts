import type { NextApiHandler, NextApiResponse, PageConfig } from "next";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { LOSS_CONFIRMED, type WebhookPayload } from "#schemas/shared/webhook.ts";
import { createReceiver } from "#web/api/receive-change.ts";
import { revalidatePages } from "#web/api/revalidate-pages.ts";
import { siteContent } from "#web/content/store/site-content.ts";
import { pageStorage } from "#web/lib/page-storage.ts";

/** The signature is of the raw body, so the receiver reads the body itself. */
export const config: PageConfig = { api: { bodyParser: false }, maxDuration: 60 };

const receive = createReceiver({ secret: () => readEnvironment().SANITY_WEBHOOK_SECRET });

/**
 * Receives the content lake's signed webhook; `createReceiver` describes its refusals. A process
 * that follows the content lake finds the changed pages and revalidates them by itself. On a host
 * of functions no process knows which pages show which content. There all pages are revalidated
 * before the response is sent, the edited document's page first. A delivery of the type
 * `LOSS_CONFIRMED` confirms a loss of content that this process holds back; `loss` in the response
 * says which. If a page cannot be stored, the response is 500 and the sender tries again.
 */
const revalidate: NextApiHandler = async (request, response) => {
  const { following } = siteContent();

  async function follow(change: WebhookPayload): Promise<void> {
    if (change._type === LOSS_CONFIRMED) following?.confirmLoss();
    else if (following !== undefined) following.notify(change._rev);
    else await revalidateAndStore(response, change);
  }
  // What is held back when the word comes, before it is confirmed.
  const loss = following?.refusedLoss()?.reason;
  const received = await receive(request, follow).catch((error: unknown) => {
    if (error instanceof NotStoredError) return { status: 500, message: error.message };
    throw error;
  });
  const { status, message, change } = { change: undefined, ...received };
  if (change === undefined) {
    // The connection is closed, so that the sender stops sending the rest of a refused body.
    response.status(status).setHeader("Connection", "close").json({ message });
    return;
  }
  response.json({ accepted: change._id, loss });
};

export default revalidate;

/** Pages that were revalidated are not on the disk, so no visitor would see them. */
class NotStoredError extends Error {}

/** @throws NotStoredError */
async function revalidateAndStore(response: NextApiResponse, change: WebhookPayload) {
  const { failures } = pageStorage();
  await revalidatePages(response, change);
  const { problem, failures: now } = pageStorage();
  if (now > failures) throw new NotStoredError(problem ?? "Some pages could not be stored.");
}
