import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";

/**
 * Tells a server of the site that a document was published, as the content lake does.
 * @param url address of the server, or of what stands in front of it
 * @throws unless it acknowledges the change
 */
export async function deliver(url: string, secret: string, id: string): Promise<void> {
  const body = JSON.stringify({ _id: id });
  const signature = await encodeSignatureHeader(body, Date.now(), secret);
  const response = await fetch(`${url}/api/revalidate`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", [SIGNATURE_HEADER_NAME]: signature },
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`The webhook answered ${response.status}.`);
}
