import { LRUCache } from "lru-cache";
import type { FinishedAnswer } from "./send-finished.ts";

/** Next renders a page anew when it is hours old, and only where it is asked: so it is, in time. */
const MAX_AGE_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

export type FinishedAnswers = ReturnType<typeof createFinishedAnswers>;

/**
 * The answers of this server by path, as they last left. A change of any page drops all of them:
 * they are few, Next answers each again in milliseconds, and none can be forgotten.
 */
export function createFinishedAnswers() {
  const kept = new LRUCache<string, FinishedAnswer>({
    ttl: MAX_AGE_MS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.size,
  });
  let changes = 0;
  return {
    get: (path: string): FinishedAnswer | undefined => kept.get(path),
    /**
     * Begins to wait for an answer. What the returned function is given is kept, unless a page has
     * changed since: such an answer may be from before the change.
     */
    await(path: string): (answer: FinishedAnswer) => void {
      const since = changes;
      return (answer) => {
        if (changes === since) kept.set(path, answer);
      };
    },
    /** A page may differ from what was kept. */
    drop(): void {
      changes += 1;
      kept.clear();
    },
  };
}
