/** Sanity signs each delivery with its time; an older signature is refused as a replay. */
const MAX_AGE_MS = 5 * 60_000;

/** Bounds the memory of a flood of valid deliveries. */
const MAX_REMEMBERED = 10_000;

const seen = new Map<string, number>();

/** Milliseconds since the epoch that a signature header `t=…,v1=…` carries, or undefined. */
function signedAt(signature: string): number | undefined {
  const time = /(?:^|,)\s*t=(\d+)/.exec(signature)?.[1];
  return time === undefined ? undefined : Number(time);
}

/**
 * True when a (valid) signature is fresh and was not accepted before. Call `remember` once its
 * delivery has been acted on, so that a failed delivery can be tried again.
 */
export function isFreshSignature(signature: string, now = Date.now()): boolean {
  const time = signedAt(signature);
  return time !== undefined && Math.abs(now - time) <= MAX_AGE_MS && !seen.has(signature);
}

/** Remembers an accepted signature until its age alone refuses it. */
export function rememberSignature(signature: string, now = Date.now()): void {
  for (const [old, time] of seen) {
    if (now - time > 2 * MAX_AGE_MS || seen.size >= MAX_REMEMBERED) seen.delete(old);
    else break;
  }
  seen.set(signature, now);
}
