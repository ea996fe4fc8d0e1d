import { SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { LRUCache } from "lru-cache";
import { NextRequest } from "next/server.js";
import { parseBody } from "next-sanity/webhook";
import { type WebhookPayload, webhookPayload } from "#schemas/shared/webhook.ts";
import { log } from "#web/lib/log.ts";
import { type IncomingBody, readBody } from "./read-body.ts";

/** The webhook's projection makes bodies of some hundred bytes. */
const MAX_BODY_BYTES = 64 * 1024;

/** Sanity signs each delivery with its time. An older signature is refused. */
const MAX_AGE_MS = 5 * 60_000;

/** Limits the memory that a flood of valid deliveries can take. */
const MAX_REMEMBERED = 10_000;

/** The header by which Sanity marks the attempts of one delivery. */
const IDEMPOTENCY_HEADER_NAME = "idempotency-key";

/** The change that a webhook reports, or the status and message of a refusal. */
export type Received =
  | { status: 200; message?: undefined; change: WebhookPayload }
  | { status: 400 | 401 | 413; message: string; change?: undefined };

/**
 * Creates the receiver of the content lake's signed webhook. It responds with 413 to a body that is
 * too large. It responds with 400 to a body that is not JSON, or that is signed but does not match
 * the webhook's projection. It responds with 401 to a delivery that is unsigned, forged or signed at
 * another time. A delivery that comes again, because its sender heard no answer, is answered like the
 * first one, and its work is done once.
 */
export function createReceiver({ secret }: { secret: () => string | undefined }) {
  /**
   * The work of deliveries that were accepted, by their signatures and by their idempotency keys.
   * Each is kept until its age alone makes it invalid. A signature may lie in the future by the same
   * span, hence twice the age. Work that failed is forgotten, so that the next attempt does it.
   */
  const begun = new LRUCache<string, Promise<void>>({
    max: MAX_REMEMBERED,
    ttl: 2 * MAX_AGE_MS,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });

  let isForgeryLogged = false;

  /**
   * Does the work of a delivery unless it was begun before, and waits for it.
   * @param names by which the delivery is known again
   */
  async function doOnce(names: readonly string[], work: () => Promise<void>): Promise<void> {
    const earlier = names.map((name) => begun.get(name)).find((each) => each !== undefined);
    const done = earlier ?? work();
    for (const name of names) begun.set(name, done);
    try {
      await done;
    } catch (error) {
      for (const name of names) begun.delete(name);
      throw error;
    }
  }

  /**
   * @param work what follows from the change
   * @throws what `work` throws; the sender's next attempt does the work again
   */
  return async (
    request: IncomingBody,
    work: (change: WebhookPayload) => Promise<void>,
  ): Promise<Received> => {
    const key = secret();
    const { [SIGNATURE_HEADER_NAME]: signature, [IDEMPOTENCY_HEADER_NAME]: idempotencyKey } =
      request.headers;
    if (key === undefined) return refused(401, "SANITY_WEBHOOK_SECRET is not set.");
    if (typeof signature !== "string") return refused(401, "The webhook is not signed.");
    const text = await readBody(request, MAX_BODY_BYTES);
    if (text === undefined) return refused(413, "The body is too large.");
    const parsed = await parseSigned(text, signature, key);
    if (parsed === undefined) return refused(400, "The body is no JSON.");
    if (!parsed.isValidSignature) {
      // This is logged once, because anybody may send unsigned deliveries and could fill the log.
      if (!isForgeryLogged) {
        log.error(
          "A webhook was refused, because it was not signed with SANITY_WEBHOOK_SECRET. If it came from Sanity, set the same secret there. Until then changes arrive by live events only, or within five minutes.",
        );
      }
      isForgeryLogged = true;
      return refused(401, "The signature is not valid.");
    }
    const age = Date.now() - Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1]);
    // The negated comparison also refuses a signature without a time, whose age is NaN.
    if (!(Math.abs(age) <= MAX_AGE_MS)) {
      log.error(
        `A webhook with a valid signature was refused, because by this machine's clock it was signed ${Math.round(age / 60_000)} minutes ago. Correct the clocks of both machines. Until then changes arrive by live events only, or within five minutes.`,
      );
      return refused(401, "The signature is too old, or from the future.");
    }
    const change = webhookPayload.safeParse(parsed.body).data;
    if (change === undefined) {
      return refused(400, "The body must hold what webhookProjection in schemas/shared asks for.");
    }
    const names = [signature, idempotencyKey].filter((name) => typeof name === "string");
    await doOnce(names, () => work(change));
    return { status: 200, change };
  };
}

/**
 * Checks the signature of a body and parses the body. The check does not wait until all nodes of
 * the content lake have the change, because following the content lake retries anyway.
 * @returns undefined for a body that is not JSON
 */
async function parseSigned(body: string, signature: string, key: string) {
  const headers = { [SIGNATURE_HEADER_NAME]: signature };
  const request = new NextRequest("http://site/", { method: "POST", headers, body });
  return parseBody(request, key, false).catch(() => undefined);
}

const refused = (status: 400 | 401 | 413, message: string): Received => ({ status, message });
