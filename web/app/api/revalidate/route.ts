import { SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import type { NextRequest } from "next/server";
import { parseBody } from "next-sanity/webhook";
import { readEnvironment } from "#schemas/environment/environment.ts";
import { webhookPayload } from "#schemas/webhook.ts";
import { applyChange } from "#web/content/freshness/apply-change.ts";
import { isFreshSignature, rememberSignature } from "#web/content/freshness/replay-guard.ts";

/**
 * Receives the content lake's signed webhook. 401 when unsigned, forged or replayed; 400 when the
 * body is not what the webhook's projection makes; 503 when the content lake does not answer, so
 * that the sender tries again. Only a 200 has changed anything.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const secret = readEnvironment().SANITY_WEBHOOK_SECRET;
  const signature = request.headers.get(SIGNATURE_HEADER_NAME);
  if (secret === undefined || signature === null) {
    return answer(401, secret ? "The webhook is not signed." : "SANITY_WEBHOOK_SECRET is not set.");
  }
  const parsed = await parseSigned(request, secret);
  if (parsed === "malformed") return answer(400, "The body is not JSON.");
  if (parsed.isValidSignature !== true) return answer(401, "The signature is not valid.");
  if (!isFreshSignature(signature))
    return answer(401, "The signature is too old or was used before.");
  const change = webhookPayload.safeParse(parsed.body);
  if (!change.success) {
    return answer(400, "The body must hold what webhookProjection in schemas/webhook.ts asks for.");
  }
  try {
    const revalidated = await applyChange(change.data);
    rememberSignature(signature);
    return Response.json({ revalidated });
  } catch (error) {
    console.error(`Webhook for ${change.data._id} failed: ${String(error)}`);
    return answer(503, "The content lake did not answer; try again.");
  }
}

/** `parseBody` without its wait of three seconds for the CDN, which this site does not read. */
async function parseSigned(request: NextRequest, secret: string) {
  try {
    return await parseBody<unknown>(request, secret, false);
  } catch {
    return "malformed";
  }
}

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
