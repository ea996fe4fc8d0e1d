import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import type { WebhookPayload } from "#schemas/shared/webhook.ts";

/**
 * Tells a server of the site of a change, as the content lake does.
 * @param url address of the server, or of what stands in front of it
 * @throws unless it acknowledges the change
 */
export async function deliver(url: string, secret: string, change: WebhookPayload): Promise<void> {
  const body = JSON.stringify(change);
  const signature = await encodeSignatureHeader(body, Date.now(), secret);
  const response = await fetch(`${url}/api/revalidate`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", [SIGNATURE_HEADER_NAME]: signature },
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`The webhook answered ${response.status}.`);
}
