import { evaluateGroq } from "../groq/evaluate.ts";
import { viewOf } from "../groq/perspective.ts";
import { parseGroq } from "../groq/syntax.ts";
import type { Lake } from "../lake.ts";
import { isPublishedId } from "../store/document.ts";
import type { Change, Transaction } from "../store/transaction-log.ts";
import { messageOf } from "../values.ts";
import type { WebhookConfig } from "./config.ts";

export type Operation = "create" | "update" | "delete";

/** The body to send for a change, or undefined when the webhook is not about it. */
export type WebhookMatcher = (
  transaction: Transaction,
  change: Change,
) => Promise<{ operation: Operation; body: string } | undefined>;

/** Prepares a webhook's filter and projection. @throws Error naming the webhook for bad GROQ. */
export function webhookMatcher(lake: Lake, config: WebhookConfig): WebhookMatcher {
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

  return async ({ dataset: name }, change) => {
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
    return { operation, body: JSON.stringify(body ?? null) };
  };
}

function operationOf({ before, after }: Change): Operation {
  if (!before) return "create";
  return after ? "update" : "delete";
}
