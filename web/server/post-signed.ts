import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import type { WebhookPayload } from "#schemas/shared/webhook.ts";

/** Longer than the change of every page may wait for its turn. */
const TIME_LIMIT_MS = 60_000;

/**
 * Tells this server something as the content lake does, signed.
 * @returns the status of the answer; undefined when there was none
 */
export async function postSigned(
  address: string,
  change: WebhookPayload,
  secret: string,
): Promise<number | undefined> {
  const body = JSON.stringify(change);
  const headers = {
    "content-type": "application/json",
    [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
  };
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const response = await fetch(address, {
      method: "POST",
      body,
      headers,
      cache: "no-store",
      signal,
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
