import type { Lake } from "../lake.ts";
import { DEFAULT_RETRY, type RetryPolicy, WebhookQueue } from "./queue.ts";

/**
 * Delivers to all webhooks of a lake, which do not wait for each other, until they are closed.
 * @throws Error when two webhooks share a name or one holds bad GROQ.
 */
export function startWebhooks(lake: Lake, retry: RetryPolicy = DEFAULT_RETRY) {
  const configs = lake.webhooks;
  const names = configs.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two webhooks are named "${twice}": rename one`);
  const queues = configs.map((config) => new WebhookQueue(lake, config, retry));
  const wake = () => {
    for (const queue of queues) queue.wake();
  };
  lake.store.onCommit(wake);
  wake();
  return { close: () => Promise.all(queues.map((queue) => queue.close())) };
}
