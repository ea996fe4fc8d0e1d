import { createHash } from "node:crypto";
import { isPublishedId } from "@sanity/client/csm";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { evaluateGroq } from "../groq/evaluate.ts";
import { viewOf } from "../groq/perspective.ts";
import { parseGroq } from "../groq/syntax.ts";
import type { Lake } from "../lake.ts";
import type { Change, Transaction } from "../store/transaction-log.ts";
import { messageOf } from "../values.ts";
import type { WebhookConfig } from "./config.ts";

type Operation = "create" | "update" | "delete";

/** A matching change, and what to send for it. */
export type Delivery = {
  transaction: Transaction;
  change: Change;
  operation: Operation;
  body: string;
};

/**
 * Prepares a webhook's filter and projection, to find out what it has to deliver of a change.
 * @throws Error naming the webhook for bad GROQ
 */
export function webhookMatcher(lake: Lake, config: WebhookConfig) {
  const parsed = (part: "filter" | "projection") => {
    const groq = config[part];
    try {
      return groq === undefined ? undefined : parseGroq(groq, {}, "delta");
    } catch (error) {
      throw new Error(`Webhook "${config.name}": its ${part} is not GROQ: ${messageOf(error)}`, {
        cause: error,
      });
    }
  };
  const filter = parsed("filter");
  const projection = parsed("projection");

  return async (transaction: Transaction, change: Change): Promise<Delivery | undefined> => {
    const { dataset: name } = transaction;
    const operation = operationOf(change);
    const isMeant =
      (config.dataset === undefined || config.dataset === name) &&
      (config.includeDrafts === true || isPublishedId(change.documentId)) &&
      config.on.includes(operation);
    if (!isMeant) return undefined;
    const { before, after } = change;
    const { projectId } = lake;
    const options = { projectId, dataset: name, delta: { before, after } };
    const view = viewOf(lake.store.dataset(name), "raw");
    if (filter && (await evaluateGroq(filter, view, options)) !== true) return undefined;
    const body = projection ? await evaluateGroq(projection, view, options) : (after ?? before);
    return { transaction, change, operation, body: JSON.stringify(body ?? null) };
  };
}

function operationOf({ before, after }: Change): Operation {
  if (!before) return "create";
  return after ? "update" : "delete";
}

const TIMEOUT_MS = 30_000;

/** `again`: the receiver may manage later (no answer, 408, 429, 5xx). */
type Outcome = { kind: "done" } | { kind: "again" | "refused"; reason: string };

/** Sends one delivery once. Never throws: what went wrong is in the outcome. */
export async function sendWebhook(
  lake: Lake,
  config: WebhookConfig,
  delivery: Delivery,
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
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { kind: "again", reason: messageOf(cause) };
  }
}

async function headersOf(
  lake: Lake,
  { name, secret }: WebhookConfig,
  { transaction, change, operation, body }: Delivery,
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
