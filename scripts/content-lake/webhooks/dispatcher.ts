import type { Lake } from "../lake.ts";
import type { WebhookConfig } from "./config.ts";
import { DEFAULT_RETRY, type RetryPolicy, WebhookQueue } from "./queue.ts";

/** All webhooks of a lake. They do not wait for each other. */
export class WebhookDispatcher {
  readonly #queues: WebhookQueue[];

  /** @throws Error when two webhooks share a name or one holds bad GROQ. */
  constructor(lake: Lake, configs: WebhookConfig[], retry: RetryPolicy = DEFAULT_RETRY) {
    const names = configs.map(({ name }) => name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) throw new Error(`Two webhooks are named "${twice}": rename one`);
    this.#queues = configs.map((config) => new WebhookQueue(lake, config, retry));
    lake.store.onCommit(() => this.#wake());
    this.#wake();
  }

  async close(): Promise<void> {
    await Promise.all(this.#queues.map((queue) => queue.close()));
  }

  #wake(): void {
    for (const queue of this.#queues) queue.wake();
  }
}
