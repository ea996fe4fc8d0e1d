import { randomUUID } from "node:crypto";

const AT_ONCE = 8;
/** Milliseconds. */
const PATIENCE = 10_000;

/**
 * Visits a site all the time, like several visitors at once: pages, an address that does not exist,
 * and one that no front keeps.
 * @param options.patience milliseconds after which an answer counts as none
 * @returns a function that ends the visits and says how many there were, and which went wrong
 */
export function visitUntilStopped(
  origin: string,
  pages: readonly string[],
  { patience = PATIENCE }: { patience?: number } = {},
) {
  const stop = new AbortController();
  const failed: string[] = [];
  let visits = 0;

  async function visit(path: string, expected: number): Promise<void> {
    visits += 1;
    try {
      const response = await fetch(origin + path, { signal: AbortSignal.timeout(patience) });
      await response.arrayBuffer();
      if (response.status !== expected) failed.push(`${path} answered ${response.status}`);
    } catch (error) {
      failed.push(`${path}: ${String(error)}`);
    }
  }

  async function visitor(): Promise<void> {
    while (!stop.signal.aborted) {
      for (const page of pages) await visit(page, 200);
      await visit(`/${randomUUID()}`, 404);
      await visit("/api/health", 200);
    }
  }

  const visitors = Array.from({ length: AT_ONCE }, visitor);
  return async () => {
    stop.abort();
    await Promise.all(visitors);
    return { visits, failed };
  };
}
