import { setTimeout as sleep } from "node:timers/promises";
import type { Lake } from "../lake.ts";
import { messageOf } from "../values.ts";
import type { WebhookConfig } from "./config.ts";
import { type Position, WebhookCursor } from "./cursor.ts";
import { type WebhookMatcher, webhookMatcher } from "./matcher.ts";
import { sendWebhook } from "./request.ts";

/** Milliseconds: the first wait, the longest wait (each is twice the one before), when to give up. */
export type RetryPolicy = { firstMs: number; longestMs: number; giveUpMs: number };

export const DEFAULT_RETRY: RetryPolicy = {
  firstMs: 1_000,
  longestMs: 30_000,
  giveUpMs: 30 * 60_000,
};

const BATCH = 50;
/** How long a request may still take when the lake closes: cut off, it would come twice. */
const GRACE_MS = 2_000;

/**
 * One webhook's deliveries, in order, one at a time. The transaction log is the queue: a cursor says
 * how far we are, so nothing is lost when this process or the receiver is away for a while.
 */
export class WebhookQueue {
  readonly #lake: Lake;
  readonly #config: WebhookConfig;
  readonly #retry: RetryPolicy;
  readonly #matches: WebhookMatcher;
  readonly #cursor: WebhookCursor;
  readonly #stop = new AbortController();
  readonly #abandon = new AbortController();
  #working: Promise<void> = Promise.resolve();
  #isDue = false;

  constructor(lake: Lake, config: WebhookConfig, retry: RetryPolicy) {
    this.#lake = lake;
    this.#config = config;
    this.#retry = retry;
    this.#matches = webhookMatcher(lake, config);
    const start = { seq: lake.store.log.lastSeq(), position: Number.MAX_SAFE_INTEGER };
    this.#cursor = new WebhookCursor(lake.store.database, config.name, start);
  }

  /** Looks at what is new in the log. Returns at once. */
  wake(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#working = this.#working
      .then(() => {
        this.#isDue = false;
        return this.#catchUp();
      })
      .catch((error: unknown) => {
        this.#lake.log(`Webhook "${this.#config.name}" failed: ${messageOf(error)}`);
      });
  }

  /** Stops after what is under way; the rest is delivered after the next start. */
  async close(): Promise<void> {
    this.#stop.abort();
    const grace = setTimeout(() => this.#abandon.abort(), GRACE_MS);
    await this.#working;
    clearTimeout(grace);
    this.#cursor.save();
  }

  async #catchUp(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const { seq, position } = this.#cursor.get();
      // The transaction we stopped in comes first again, for the changes that are left of it.
      const transactions = this.#lake.store.log.after(seq - 1, BATCH);
      if (transactions.every((transaction) => isBehind(transaction, { seq, position }))) return;
      for (const transaction of transactions) {
        if (this.#stop.signal.aborted) return;
        for (const [index, change] of transaction.changes.entries()) {
          if (transaction.seq === seq && index <= position) continue;
          const place = { seq: transaction.seq, position: index };
          const match = await this.#match(transaction, change);
          if (match && !(await this.#deliver({ transaction, change, ...match }))) return;
          this.#cursor.advance(place, { delivered: match !== undefined });
        }
      }
    }
  }

  /** A filter that fails for one document must not hold up the others. */
  async #match(...[transaction, change]: Parameters<WebhookMatcher>) {
    try {
      return await this.#matches(transaction, change);
    } catch (error) {
      const id = change.documentId;
      this.#lake.log(`Webhook "${this.#config.name}" skips "${id}": ${messageOf(error)}`);
    }
  }

  /** True when the delivery is over, by success or for good; false when we are being stopped. */
  async #deliver(delivery: Parameters<typeof sendWebhook>[2]): Promise<boolean> {
    const { signal } = this.#stop;
    const { firstMs, longestMs, giveUpMs } = this.#retry;
    const about = `Webhook "${this.#config.name}" for "${delivery.change.documentId}"`;
    const started = Date.now();
    for (let wait = firstMs; !signal.aborted; wait = Math.min(2 * wait, longestMs)) {
      const outcome = await sendWebhook(this.#lake, this.#config, delivery, this.#abandon.signal);
      if (outcome.kind === "done") return true;
      if (signal.aborted) break;
      if (outcome.kind === "refused" || Date.now() - started + wait > giveUpMs) {
        this.#lake.log(`${about} was given up: ${outcome.reason}`);
        return true;
      }
      if (wait === firstMs) this.#lake.log(`${about} is tried again: ${outcome.reason}`);
      await sleep(wait, undefined, { signal }).catch(() => undefined);
    }
    return false;
  }
}

function isBehind(transaction: { seq: number; changes: unknown[] }, done: Position): boolean {
  const last = transaction.changes.length - 1;
  return transaction.seq < done.seq || (transaction.seq === done.seq && last <= done.position);
}
