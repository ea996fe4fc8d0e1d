import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { type ContentChange, webhookPayload } from "#schemas/webhook.ts";
import { BodyRefusedError, readLimitedBody } from "./limited-body.ts";
import { ageOfSignature, type ReplayGuard } from "./replay-guard.ts";

/** The webhook's projection makes bodies of some hundred bytes. */
const BODY_LIMIT = { bytes: 64 * 1024, milliseconds: 10_000 };

export type ReceivingParts = {
  secret: () => string | undefined;
  guard: ReplayGuard;
  applyChange: (change: ContentChange) => Promise<string[]>;
  now?: () => number;
  bodyLimit?: { bytes: number; milliseconds: number };
};

/**
 * Makes the receiver of the content lake's signed webhook. It answers 413 or 408 to a body that is
 * too large or too slow; 401 to one that is unsigned, forged, replayed or signed at another time;
 * 400 when a signed body is not what the webhook's projection makes; 503 when the content lake does
 * not answer, so that the sender tries again. Only a 200 has changed anything.
 */
export function createReceiver(parts: ReceivingParts): (request: Request) => Promise<Response> {
  const { secret, guard, applyChange, now = Date.now, bodyLimit = BODY_LIMIT } = parts;

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
        `A webhook with a valid signature was refused: by this machine's clock it was signed ${minutes} minutes ago. Set both clocks right and restart the site, which then renders every page anew.`,
      );
      return refuse(401, "The signature is too old, or from the future.");
    }
    const change = webhookPayload.safeParse(parseJson(text));
    if (!change.success) {
      return refuse(
        400,
        "The body must hold what webhookProjection in schemas/webhook.ts asks for.",
      );
    }
    if (!guard.reserve(signature)) return refuse(401, "The signature was used before.");
    try {
      return Response.json({ revalidated: await applyChange(change.data) });
    } catch (error) {
      guard.release(signature);
      console.error(`Webhook for ${change.data._id} failed: ${String(error)}`);
      return refuse(503, "The content lake did not answer; try again.");
    }
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
