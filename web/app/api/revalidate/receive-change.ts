import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { type WebhookPayload, webhookPayload } from "#schemas/shared/webhook.ts";
import { BodyRefusedError, readLimitedBody } from "./limited-body.ts";
import { ageOfSignature, type ReplayGuard } from "./replay-guard.ts";

/** The webhook's projection makes bodies of some hundred bytes. */
const BODY_LIMIT = { bytes: 64 * 1024, milliseconds: 10_000 };

export type ReceivingParts = {
  secret: () => string | undefined;
  guard: ReplayGuard;
  /** Has the site look for the change. */
  announce: (payload: WebhookPayload) => void;
  now?: () => number;
  bodyLimit?: { bytes: number; milliseconds: number };
};

/**
 * Makes the receiver of the content lake's signed webhook. It answers 413 or 408 to a body that is
 * too large or too slow; 401 to one that is unsigned, forged, replayed or signed at another time;
 * 400 when a signed body is not what the webhook's projection makes. A 200 is given at once and says
 * that the change was heard: from then on it is this side's business to show it, also when the
 * content lake is away, and a start of the site shows everything anew.
 */
export function createReceiver(parts: ReceivingParts): (request: Request) => Promise<Response> {
  const { secret, guard, announce, now = Date.now, bodyLimit = BODY_LIMIT } = parts;

  async function receive(request: Request): Promise<Response> {
    const key = secret();
    const signature = request.headers.get(SIGNATURE_HEADER_NAME);
    if (key === undefined) return refuse(401, "SANITY_WEBHOOK_SECRET is not set.");
    if (signature === null) return refuse(401, "The webhook is not signed.");
    const text = await readLimitedBody(request, bodyLimit);
    // Before anything is made of the body: parsing is for those who know the secret.
    if (!(await isValidSignature(text, signature, key))) {
      return refuse(401, "The signature is not valid.");
    }
    if (!guard.isTimely(signature)) {
      const minutes = Math.round(ageOfSignature(signature, now()) / 60_000);
      console.error(
        `A webhook with a valid signature was refused: by this machine's clock it was signed ${minutes} minutes ago. Set both clocks right: until then a change shows within a minute, not at once.`,
      );
      return refuse(401, "The signature is too old, or from the future.");
    }
    const change = webhookPayload.safeParse(parseJson(text));
    if (!change.success) {
      return refuse(
        400,
        "The body must hold what webhookProjection in schemas/shared/webhook.ts asks for.",
      );
    }
    if (!guard.reserve(signature)) return refuse(401, "The signature was used before.");
    announce(change.data);
    return Response.json({ accepted: change.data._id });
  }

  return (request) =>
    receive(request).catch((error: unknown) => {
      if (!(error instanceof BodyRefusedError)) throw error;
      // Closed, so that nobody goes on sending what nobody reads.
      return refuse(error.status, error.message, { connection: "close" });
    });
}

/** The value, or undefined for what is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(status: number, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ message }, { status, headers });
}
