import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";

type Delivery = { secret: string; time?: number; url?: string };

/** A webhook request as the content lake sends it. */
export async function delivery(body: string, sent: Delivery): Promise<Request> {
  const { secret, time = Date.now(), url = "http://localhost" } = sent;
  const signature = await encodeSignatureHeader(body, time, secret);
  return new Request(`${url}/api/revalidate`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", [SIGNATURE_HEADER_NAME]: signature },
  });
}

/**
 * Sends a webhook to a server of the site.
 * @param url address of the server, or of a proxy before it
 * @throws unless the server accepts the change
 */
export async function deliver(url: string, secret: string, id: string): Promise<void> {
  const response = await fetch(await delivery(JSON.stringify({ _id: id }), { secret, url }));
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`The webhook answered ${response.status}.`);
}
