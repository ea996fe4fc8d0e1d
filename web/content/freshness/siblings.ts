import type { Redis } from "ioredis";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { type WebhookPayload, webhookPayload } from "#schemas/shared/webhook.ts";

/** Other projects and datasets on the same Redis are none of ours. */
const channelOf = (project: string, dataset: string) => `nordune:${project}:${dataset}:changes`;

export type Siblings = {
  /** Tells the other instances of the site of a change. Never throws: they look once a minute. */
  tell: (payload?: WebhookPayload) => void;
  /** Calls back with what another instance tells, and whenever its word may have been missed. */
  listen: (hear: (payload?: WebhookPayload) => void) => void;
  close: () => void;
};

const alone: Siblings = { tell() {}, listen() {}, close() {} };

/**
 * Joins the other instances of the site over Redis. The library is loaded where Redis is named only.
 * @param url address of the Redis: "redis://localhost:6379"
 */
export function joinSiblings(url: string, channel: string): Siblings {
  const connections = import("ioredis").then(({ Redis }) => {
    const connect = () =>
      new Redis(url, {
        maxRetriesPerRequest: 1,
        enableOfflineQueue: false,
        retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
      });
    return { publisher: reportOnce(connect()), subscriber: reportOnce(connect()) };
  });
  /** Each instance hears its own word too, and knows it by this. */
  const self = crypto.randomUUID();

  return {
    tell(payload) {
      connections
        .then(({ publisher }) =>
          publisher.publish(channel, JSON.stringify({ from: self, payload })),
        )
        // The connection itself has said that it is gone.
        .catch(() => {});
    },
    listen(hear) {
      connections.then(({ subscriber }) => {
        // What was said while this one was not connected is lost: looking is how it is caught up.
        subscriber.on(
          "ready",
          () =>
            void subscriber.subscribe(channel).then(
              () => hear(),
              () => {},
            ),
        );
        subscriber.on("message", (_channel, text) => {
          const message = readMessage(text);
          if (message.from !== self) hear(message.payload);
        });
      });
    },
    close() {
      connections.then(({ publisher, subscriber }) => {
        publisher.disconnect();
        subscriber.disconnect();
      });
    },
  };
}

/** Redis away is said once, and once that it is back. */
function reportOnce(redis: Redis): Redis {
  let isAway = false;
  redis.on("error", (error) => {
    if (!isAway) {
      console.warn(
        `Redis does not answer (${messageOf(error)}): the other instances learn of a change within a minute, not at once.`,
      );
    }
    isAway = true;
  });
  redis.on("ready", () => {
    if (isAway) console.warn("Redis answers again.");
    isAway = false;
  });
  return redis;
}

function readMessage(text: string): { from?: unknown; payload?: WebhookPayload } {
  try {
    const { from, payload } = JSON.parse(text);
    const parsed = webhookPayload.safeParse(payload);
    return parsed.success ? { from, payload: parsed.data } : { from };
  } catch {
    return {};
  }
}

declare global {
  // The webhook and the start of the server are separate bundles of one process.
  var norduneSiblings: Siblings | undefined;
}

/** The other instances of this site; without REDIS_URL it knows of none. */
export function siblings(): Siblings {
  const { REDIS_URL, SANITY_PROJECT_ID = "local", SANITY_DATASET } = readEnvironment();
  globalThis.norduneSiblings ??=
    REDIS_URL === undefined
      ? alone
      : joinSiblings(REDIS_URL, channelOf(SANITY_PROJECT_ID, SANITY_DATASET));
  return globalThis.norduneSiblings;
}
