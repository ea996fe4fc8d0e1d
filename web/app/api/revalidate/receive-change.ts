import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { LRUCache } from "lru-cache";
import { webhookPayload } from "#schemas/shared/webhook.ts";
import { limitBytes } from "#web/lib/limit-bytes.ts";

/** The webhook's projection makes bodies of some hundred bytes. */
const MAX_BODY_BYTES = 64 * 1024;
const TOO_LARGE = "The body is too large.";

/** Sanity signs each delivery with its time; an older signature is refused as a replay. */
const MAX_AGE_MS = 5 * 60_000;

/** Bounds the memory of a flood of valid deliveries. */
const MAX_REMEMBERED = 10_000;

type ReceivingParts = {
  secret: () => string | undefined;
  /** Has the site look for what has changed. */
  announce: () => void;
};

/**
 * Makes the receiver of the content lake's signed webhook. It answers 413 to a body that is too large;
 * 401 to one that is unsigned, forged, replayed or signed at another time; 400 when a signed body is
 * not what the webhook's projection makes. A 200 is given at once and says that the change was heard:
 * from then on it is this side's business to show it, also when the content lake is away, and a start
 * of the site shows everything anew. A body that does not come is given up by the server.
 */
export function createReceiver({ secret, announce }: ReceivingParts) {
  /** Signatures that have counted, until their age alone refuses them: one may be from ahead, too. */
  const used = new LRUCache<string, true>({
    max: MAX_REMEMBERED,
    ttl: 2 * MAX_AGE_MS,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });

  let isForgerySaid = false;

  return async (request: Request): Promise<Response> => {
    const key = secret();
    const signature = request.headers.get(SIGNATURE_HEADER_NAME);
    if (key === undefined) return refuse(401, "SANITY_WEBHOOK_SECRET is not set.");
    if (signature === null) return refuse(401, "The webhook is not signed.");
    if (Number(request.headers.get("content-length")) > MAX_BODY_BYTES)
      return refuse(413, TOO_LARGE);
    const limited = request.body?.pipeThrough(limitBytes(MAX_BODY_BYTES));
    const text = await new Response(limited).text().catch(() => undefined);
    if (text === undefined) return refuse(413, TOO_LARGE);
    // Before anything is made of the body: parsing is for those who know the secret.
    if (!(await isValidSignature(text, signature, key))) {
      // Once: anybody may send this, and the log is not theirs to fill.
      if (!isForgerySaid) {
        console.error(
          "A webhook was refused: it was not signed with SANITY_WEBHOOK_SECRET. If it is Sanity's own, set the same secret there; until then a change is heard by live events alone, or within a minute.",
        );
      }
      isForgerySaid = true;
      return refuse(401, "The signature is not valid.");
    }
    const age = Date.now() - Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1]);
    // Written so that a signature without a time is refused.
    if (!(Math.abs(age) <= MAX_AGE_MS)) {
      console.error(
        `A webhook with a valid signature was refused: by this machine's clock it was signed ${Math.round(age / 60_000)} minutes ago. Set both clocks right: until then a change shows within a minute, not at once.`,
      );
      return refuse(401, "The signature is too old, or from the future.");
    }
    const body: unknown = await new Response(text).json().catch(() => undefined);
    const change = webhookPayload.safeParse(body).data;
    if (change === undefined) {
      return refuse(400, "The body must hold what webhookProjection in schemas/shared asks for.");
    }
    if (used.has(signature)) return refuse(401, "The signature was used before.");
    used.set(signature, true);
    announce();
    return Response.json({ accepted: change._id });
  };
}

/** Closes the connection, so that nobody goes on sending what nobody reads. */
function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { connection: "close" } });
}
