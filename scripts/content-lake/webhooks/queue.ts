import { setTimeout as sleep } from "node:timers/promises";
import type { Lake } from "../lake.ts";
import { messageOf } from "../values.ts";
import type { WebhookConfig } from "./config.ts";
import { type Delivery, sendWebhook, type WebhookMatcher, webhookMatcher } from "./delivery.ts";

/** Milliseconds: the first wait, the longest wait (each is twice the one before), when to give up. */
export type RetryPolicy = { firstMs: number; longestMs: number; giveUpMs: number };

const DEFAULT_RETRY: RetryPolicy = { firstMs: 1_000, longestMs: 30_000, giveUpMs: 30 * 60_000 };

const BATCH = 50;
/** How long a request may still take when the lake closes: cut off, it would come twice. */
const GRACE_MS = 2_000;

/**
 * Delivers to all webhooks of a lake, which do not wait for each other, until they are closed.
 * @throws Error when two webhooks share a name or one holds bad GROQ.
 */
export function startWebhooks(lake: Lake, retry: RetryPolicy = DEFAULT_RETRY) {
  const names = lake.webhooks.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two webhooks are named "${twice}": rename one`);
  const queues = lake.webhooks.map((config) => new WebhookQueue(lake, config, retry));
  const wake = () => {
    for (const queue of queues) queue.wake();
  };
  lake.store.onCommit(wake);
  wake();
  return { close: () => Promise.all(queues.map((queue) => queue.close())) };
}

/**
 * One webhook's deliveries, in order, one at a time. The transaction log is the queue: a cursor says
 * how far we are, so nothing is lost when this process or the receiver is away for a while.
 */
class WebhookQueue {
  readonly #lake: Lake;
  readonly #config: WebhookConfig;
  readonly #retry: RetryPolicy;
  readonly #matches: WebhookMatcher;
  readonly #stop = new AbortController();
  readonly #abandon = new AbortController();
  /** Everything up to and including this change of this transaction is dealt with. */
  #done: { seq: number; position: number };
  #working: Promise<void> = Promise.resolve();
  #isDue = false;

  constructor(lake: Lake, config: WebhookConfig, retry: RetryPolicy) {
    this.#lake = lake;
    this.#config = config;
    this.#retry = retry;
    this.#matches = webhookMatcher(lake, config);
    const select = "SELECT seq, position FROM webhook_cursors WHERE name = ?";
    const row = lake.store.database.prepare(select).get(config.name);
    const { seq = lake.store.log.lastSeq(), position = Number.MAX_SAFE_INTEGER } = row ?? {};
    this.#done = { seq: Number(seq), position: Number(position) };
    this.#save();
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
    this.#save();
  }

  /** Keeps how far we are, so that a restart neither repeats nor forgets a delivery. */
  #save(): void {
    const { seq, position } = this.#done;
    this.#lake.store.database
      .prepare("INSERT OR REPLACE INTO webhook_cursors (name, seq, position) VALUES (?, ?, ?)")
      .run(this.#config.name, seq, position);
  }

  async #catchUp(): Promise<void> {
    for (;;) {
      const { seq: begun, position } = this.#done;
      // The transaction we stopped in comes first again, for the changes that are left of it.
      const changes = this.#lake.store.log
        .after(begun - 1, BATCH)
        .flatMap((transaction) =>
          transaction.changes
            .map((change, place) => ({ transaction, change, place }))
            .filter(({ place }) => transaction.seq > begun || place > position),
        );
      if (changes.length === 0) return;
      for (const { transaction, change, place } of changes) {
        if (this.#stop.signal.aborted) return;
        const match = await this.#match(transaction, change);
        if (match && !(await this.#deliver({ transaction, change, ...match }))) return;
        this.#done = { seq: transaction.seq, position: place };
        if (match) this.#save();
      }
      this.#save();
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
  async #deliver(delivery: Delivery): Promise<boolean> {
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
