import { LRUCache } from "lru-cache";

/** Sanity signs each delivery with its time; an older signature is refused as a replay. */
const MAX_AGE_MS = 5 * 60_000;

/** Bounds the memory of a flood of valid deliveries. */
const MAX_REMEMBERED = 10_000;

/** Milliseconds since the epoch that a signature header `t=…,v1=…` carries, or undefined. */
function signedAt(signature: string): number | undefined {
  const time = /(?:^|,)\s*t=(\d+)/.exec(signature)?.[1];
  return time === undefined ? undefined : Number(time);
}

/** How much older than now a signature is, in milliseconds; negative for one from the future. */
export function ageOfSignature(signature: string, now: number): number {
  return now - (signedAt(signature) ?? Number.NEGATIVE_INFINITY);
}

export type ReplayGuard = {
  /** True when the time of a (valid) signature is close enough to now. */
  isTimely: (signature: string) => boolean;
  /** Takes a signature, so that no other delivery can; false when it was taken before. */
  reserve: (signature: string) => boolean;
};

/** Lets each signature count once. @param now milliseconds since the epoch */
export function createReplayGuard(now: () => number = Date.now): ReplayGuard {
  // Until its age alone refuses it, also when it came from five minutes ahead.
  const ttl = 2 * MAX_AGE_MS;
  const taken = new LRUCache<string, true>({
    max: MAX_REMEMBERED,
    ttl,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    isTimely: (signature) => Math.abs(ageOfSignature(signature, now())) <= MAX_AGE_MS,
    reserve(signature) {
      if (taken.has(signature)) return false;
      taken.set(signature, true);
      return true;
    },
  };
}
