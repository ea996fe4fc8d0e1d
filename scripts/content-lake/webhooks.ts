import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { isPublishedId } from "@sanity/client/csm";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import PQueue from "p-queue";
import { evaluateGroq } from "./groq/evaluate.ts";
import { viewOf } from "./groq/perspective.ts";
import { parseGroq } from "./groq/syntax.ts";
import type { Lake } from "./lake.ts";
import type { Change, Transaction } from "./store/transaction-log.ts";
import { messageOf } from "./values.ts";
import type { WebhookConfig } from "./webhook-config.ts";

/**
 * Milliseconds of the backoff: first pause, longest pause (each is twice the one before), and
 * total.
 */
export type RetryPolicy = { firstMs: number; longestMs: number; giveUpMs: number };

const DEFAULT_RETRY: RetryPolicy = { firstMs: 1_000, longestMs: 30_000, giveUpMs: 30 * 60_000 };

const BATCH = 50;
/** Time for a running request when the lake closes. If it were aborted, it would be sent twice. */
const GRACE_MS = 2_000;

/** @throws Error when two webhooks share a name or one holds bad GROQ */
export function startWebhooks(lake: Lake, retry: RetryPolicy = DEFAULT_RETRY) {
  const names = lake.webhooks.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two webhooks are named "${twice}": rename one`);
  const queues = lake.webhooks.map((config) => startQueue(lake, config, retry));
  const wake = () => {
    for (const queue of queues) queue.wake();
  };
  lake.store.onCommit(wake);
  wake();
  return { close: () => Promise.all(queues.map((queue) => queue.close())) };
}

/**
 * Delivers one webhook's messages in order, one at a time. The transaction log is the queue, and a
 * stored cursor marks the last delivered change, so nothing is lost while this process or the
 * receiver is down.
 */
function startQueue(lake: Lake, config: WebhookConfig, retry: RetryPolicy) {
  const { database, log } = lake.store;
  const about = `Webhook "${config.name}"`;
  const match = webhookMatcher(lake, config);
  const stop = new AbortController();
  const abandon = new AbortController();
  const turns = new PQueue({ concurrency: 1 });

  const row = database
    .prepare("SELECT seq, position FROM webhook_cursors WHERE name = ?")
    .get(config.name);
  /** Everything up to this change of this transaction has been handled. */
  let done = {
    seq: Number(row?.seq ?? log.lastSeq()),
    position: Number(row?.position ?? Number.MAX_SAFE_INTEGER),
  };
  /** Stores the cursor, so that a restart neither repeats nor loses a delivery. */
  const save = () =>
    database
      .prepare("INSERT OR REPLACE INTO webhook_cursors (name, seq, position) VALUES (?, ?, ?)")
      .run(config.name, done.seq, done.position);
  save();

  async function catchUp(): Promise<void> {
    for (;;) {
      const { seq: begun, position } = done;
      // The transaction of the cursor comes first again, for its remaining changes.
      const changes = log
        .after(begun - 1, BATCH)
        .flatMap((transaction) =>
          transaction.changes
            .map((change, place) => ({ transaction, change, place }))
            .filter(({ place }) => transaction.seq > begun || place > position),
        );
      if (changes.length === 0) return;
      for (const { transaction, change, place } of changes) {
        const delivery = await deliveryFor(transaction, change);
        if (stop.signal.aborted || (delivery && !(await deliver(delivery)))) return;
        done = { seq: transaction.seq, position: place };
        if (delivery) save();
      }
      save();
    }
  }

  /** A filter that fails for one document must not block the others. */
  const deliveryFor = (transaction: Transaction, change: Change) =>
    match(transaction, change).catch((error) => {
      lake.log(`${about} skips "${change.documentId}": ${messageOf(error)}`);
    });

  /** True when the delivery has succeeded or is given up, false when the process stops. */
  async function deliver(delivery: Delivery): Promise<boolean> {
    const what = `${about} for "${delivery.change.documentId}"`;
    const started = Date.now();
    for (let wait = retry.firstMs; ; wait = Math.min(2 * wait, retry.longestMs)) {
      const outcome = await sendWebhook(lake, config, delivery, abandon.signal);
      if (outcome.kind === "done") return true;
      if (stop.signal.aborted) return false;
      if (outcome.kind === "refused" || Date.now() - started + wait > retry.giveUpMs) {
        lake.log(`${what} was given up: ${outcome.reason}`);
        return true;
      }
      if (wait === retry.firstMs) lake.log(`${what} is tried again: ${outcome.reason}`);
      await sleep(wait, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  return {
    /** Starts reading new entries of the log, and returns at once. */
    wake: () => {
      if (turns.size > 0) return;
      turns.add(catchUp).catch((error) => lake.log(`${about} failed: ${messageOf(error)}`));
    },
    /** Stops after the current delivery. The others follow after the next start. */
    close: async () => {
      stop.abort();
      const grace = setTimeout(() => abandon.abort(), GRACE_MS);
      await turns.onIdle();
      clearTimeout(grace);
      save();
    },
  };
}

type Delivery = { transaction: Transaction; change: Change; body: string };

const operationOf = ({ before, after }: Change) =>
  !before ? "create" : after ? "update" : "delete";

/** The body of a webhook for a change. @throws Error naming the webhook for invalid GROQ */
function webhookMatcher(lake: Lake, config: WebhookConfig) {
  const parsed = (part: "filter" | "projection") => {
    const groq = config[part];
    try {
      return groq === undefined ? undefined : parseGroq(groq, {}, "delta");
    } catch (cause) {
      const reason = `its ${part} is not GROQ: ${messageOf(cause)}`;
      throw new Error(`Webhook "${config.name}": ${reason}`, { cause });
    }
  };
  const [filter, projection] = [parsed("filter"), parsed("projection")];

  return async (transaction: Transaction, change: Change): Promise<Delivery | undefined> => {
    const { dataset } = transaction;
    const isMeant =
      (config.dataset === undefined || config.dataset === dataset) &&
      (config.includeDrafts === true || isPublishedId(change.documentId)) &&
      config.on.includes(operationOf(change));
    if (!isMeant) return undefined;
    const { before, after } = change;
    const options = { projectId: lake.projectId, dataset, delta: { before, after } };
    const view = viewOf(lake.store.dataset(dataset), "raw");
    if (filter && (await evaluateGroq(filter, view, options)) !== true) return undefined;
    const body = projection ? await evaluateGroq(projection, view, options) : (after ?? before);
    return { transaction, change, body: JSON.stringify(body ?? null) };
  };
}

const TIMEOUT_MS = 30_000;

/** `again` means that a retry may succeed (no response, 408, 429, 5xx). */
type Outcome = { kind: "done" } | { kind: "again" | "refused"; reason: string };

/** Sends one delivery once. It never throws; the outcome contains an error. */
async function sendWebhook(
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
  { transaction, change, body }: Delivery,
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
    "sanity-operation": operationOf(change),
  };
  if (secret !== undefined) {
    headers[SIGNATURE_HEADER_NAME] = await encodeSignatureHeader(body, Date.now(), secret);
  }
  return headers;
}
