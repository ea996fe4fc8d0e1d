import type { Environment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { advice, type Finding, good, missing } from "./finding.ts";

const TIME_LIMIT_MS = 5_000;

/** Looks at Redis, which several instances need to tell one another of a change. */
export async function examineRedis({ REDIS_URL: url, FRONT_SITES: sites }: Environment) {
  if (url !== undefined) return [await ping(url)];
  if (sites === undefined || sites.length < 2) return [];
  return [
    advice(
      "Redis",
      `${sites.length} instances stand behind the front, and nothing tells one what another heard: they agree within a minute.`,
      "Set REDIS_URL for all of them.",
    ),
  ];
}

async function ping(url: string): Promise<Finding> {
  const { Redis } = await import("ioredis");
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: TIME_LIMIT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  const failed: unknown[] = [];
  redis.on("error", (error) => failed.push(error));
  try {
    await redis.connect();
    await redis.ping();
    return good("Redis", "It answers.");
  } catch (error) {
    return missing(
      "Redis",
      `It does not answer at ${new URL(url).host}: ${messageOf(failed[0] ?? error)}`,
      "Start it, or correct REDIS_URL. Meanwhile instances agree within a minute.",
    );
  } finally {
    redis.disconnect();
  }
}
