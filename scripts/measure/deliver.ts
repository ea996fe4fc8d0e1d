import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import type { ContentChange } from "#schemas/webhook.ts";

/**
 * Tells a server of the site of a change, as the content lake does.
 * @param url address of the server, or of what stands in front of it
 * @returns the paths that the site will render again
 * @throws unless it acknowledges the change
 */
export async function deliver(
  url: string,
  secret: string,
  change: Pick<ContentChange, "_id" | "_type" | "slugs">,
): Promise<string[]> {
  const body = JSON.stringify({
    ...change,
    paths: [null, null],
    listings: [null, null],
  } satisfies ContentChange);
  const signature = await encodeSignatureHeader(body, Date.now(), secret);
  const response = await fetch(`${url}/api/revalidate`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", [SIGNATURE_HEADER_NAME]: signature },
  });
  const answer = await response.json();
  if (response.status !== 200) throw new Error(`The webhook answered ${response.status}.`);
  return answer.revalidated.map((tag: string) => tag.replace(/^page:/, ""));
}
