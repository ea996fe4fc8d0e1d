import { createHash } from "node:crypto";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import type { Lake } from "../lake.ts";
import type { Change, Transaction } from "../store/transaction-log.ts";
import type { WebhookConfig } from "./config.ts";
import type { Operation } from "./matcher.ts";

const TIMEOUT_MS = 30_000;

/** `again`: the receiver may manage later (no answer, 408, 429, 5xx). */
export type Outcome = { kind: "done" } | { kind: "again" | "refused"; reason: string };

/** Sends one delivery once. Never throws: what went wrong is in the outcome. */
export async function sendWebhook(
  lake: Lake,
  config: WebhookConfig,
  delivery: { transaction: Transaction; change: Change; operation: Operation; body: string },
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const response = await fetch(config.url, {
      method: "POST",
      body: delivery.body,
      headers: await headersOf(lake, config, delivery),
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (response.ok) return { kind: "done" };
    const { status } = response;
    const again = status === 408 || status === 429 || status >= 500;
    return { kind: again ? "again" : "refused", reason: `HTTP ${status}` };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { kind: "again", reason: cause instanceof Error ? cause.message : String(cause) };
  }
}

async function headersOf(
  lake: Lake,
  { name, secret }: WebhookConfig,
  { transaction, change, operation, body }: Parameters<typeof sendWebhook>[2],
): Promise<Record<string, string>> {
  const hash = (text: string) => createHash("sha256").update(text).digest("base64url");
  const headers: Record<string, string> = {
    "content-type": "application/json; charset=utf-8",
    "idempotency-key": hash(`${name} ${transaction.id} ${change.documentId}`),
    "sanity-transaction-id": transaction.id,
    "sanity-transaction-time": transaction.timestamp,
    "sanity-dataset": transaction.dataset,
    "sanity-document-id": change.documentId,
    "sanity-project-id": lake.projectId,
    "sanity-webhook-id": hash(name).slice(0, 16),
    "sanity-operation": operation,
  };
  if (secret !== undefined) {
    headers[SIGNATURE_HEADER_NAME] = await encodeSignatureHeader(body, Date.now(), secret);
  }
  return headers;
}
