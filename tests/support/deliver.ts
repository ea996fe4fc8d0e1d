import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";

type Delivery = { secret: string; time?: number; url?: string };

/** A request that tells a server of the site of a change, as the content lake makes it. */
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
 * Tells a server of the site that a document was published.
 * @param url address of the server, or of what stands in front of it
 * @throws unless it acknowledges the change
 */
export async function deliver(url: string, secret: string, id: string): Promise<void> {
  const response = await fetch(await delivery(JSON.stringify({ _id: id }), { secret, url }));
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`The webhook answered ${response.status}.`);
}
