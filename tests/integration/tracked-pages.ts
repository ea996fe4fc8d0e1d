import { afterAll, beforeAll } from "vitest";
import type { AnswerStore, Reads } from "#web/content/answers/answer-store.ts";

/** Header, footer and what else stands on each of them. */
export const EVERY_PAGE = "every page";
export const UNKNOWN_ADDRESSES = "the page for unknown addresses";

/**
 * Reads what each page of the site is made from, as its rendering does, and says after a publish which
 * of them are no longer what they should be. Comes after the content lake of the tests.
 */
export function withTrackedPages() {
  const reads = new Map<string, Reads>();
  const used: { answers?: AnswerStore } = {};

  function answers(): AnswerStore {
    if (used.answers === undefined) throw new Error("The pages were not read yet.");
    return used.answers;
  }

  /** What is made from content now, and how it reads that. */
  async function readers(): Promise<Map<string, () => Promise<unknown>>> {
    const { fetchPageAt } = await import("#web/content/fetch-any-page.ts");
    const site = await import("#web/content/fetch-site.ts");
    const paths = [...(await site.fetchLivePaths())];
    const pages = paths.map((path) => {
      const read = () => Promise.all([fetchPageAt(path), site.fetchPageMetadata(path)]);
      return [path, read] as const;
    });
    return new Map<string, () => Promise<unknown>>([
      ...pages,
      [EVERY_PAGE, site.fetchSite],
      [UNKNOWN_ADDRESSES, site.fetchNotFoundPage],
    ]);
  }

  /** @returns what was not as it should be, what is new and what is gone, in order */
  async function readStale(): Promise<string[]> {
    const all = await readers();
    const stale = [...reads.keys()].filter((name) => !all.has(name));
    for (const name of stale) reads.delete(name);
    for (const [name, read] of all) {
      const known = reads.get(name);
      if (known !== undefined && answers().isCurrent(known)) continue;
      stale.push(name);
      reads.set(name, (await answers().track(read)).reads);
    }
    return stale.sort();
  }

  beforeAll(async () => {
    const { createAnswerStore } = await import("#web/content/answers/answer-store.ts");
    const { askLake } = await import("#web/content/client.ts");
    // Tests share their machine, and here no visitor waits.
    used.answers = createAnswerStore((question) => askLake(question, { timeLimitMs: 60_000 }));
    globalThis.nordune = {
      read: used.answers.read,
      routingTable: () => undefined,
      notify: () => {},
      checkedAt: () => undefined,
    };
    await used.answers.refresh();
    await readStale();
  });
  afterAll(() => {
    globalThis.nordune = undefined;
  });

  return {
    answers,
    /**
     * Publishes something, and has everything asked again.
     * @returns the paths of the pages that show it, and what else does
     */
    async publish(write: () => Promise<unknown>): Promise<string[]> {
      await write();
      await answers().refresh();
      return readStale();
    },
  };
}
