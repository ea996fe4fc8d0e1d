import type { QueryParams } from "@sanity/client";
import { beforeAll } from "vitest";

type Options = { cache?: string; next?: { tags?: string[] }; signal?: AbortSignal };
type Fetch = (query: string, params?: QueryParams, options?: Options) => Promise<unknown>;
type Entry = { tags: readonly string[]; answer: unknown; askAgain: () => Promise<unknown> };

/** How long the content lake took says nothing of the content. */
const contentOf = (answer: unknown) =>
  JSON.stringify(answer, (key, value: unknown) => (key === "ms" ? undefined : value));

/**
 * Does for the tests of a file what Next's data cache does for the site: keeps what is fetched with
 * `force-cache` until one of its tags is revalidated. Comes after the content lake of the tests.
 */
export function withDataCache() {
  const entries = new Map<string, Entry>();
  beforeAll(async () => {
    const { contentClient } = await import("#web/content/client.ts");
    const fetchFromLake: Fetch = contentClient.fetch.bind(contentClient);
    const fetch: Fetch = async (query, params, options) => {
      if (options?.cache !== "force-cache") return fetchFromLake(query, params, options);
      // Asked again much later, when the time limit of the first question is over.
      const { signal: _signal, ...lasting } = options;
      const ask = () => fetchFromLake(query, params, lasting);
      const key = JSON.stringify([query, params]);
      const kept = entries.get(key);
      if (kept !== undefined) return kept.answer;
      const answer = await ask();
      entries.set(key, { tags: options.next?.tags ?? [], answer, askAgain: ask });
      return answer;
    };
    Object.assign(contentClient, { fetch });
  });
  return {
    revalidate(tags: readonly string[]) {
      for (const [key, entry] of entries) {
        if (entry.tags.some((tag) => tags.includes(tag))) entries.delete(key);
      }
    },
    /** Tags of every kept answer that the content lake would not give any more. */
    async staleTags(): Promise<string[]> {
      const stale: string[] = [];
      for (const { tags, answer, askAgain } of entries.values()) {
        if (contentOf(await askAgain()) !== contentOf(answer)) stale.push(...tags);
      }
      return stale;
    },
    tags: () => new Set([...entries.values()].flatMap(({ tags }) => tags)),
  };
}
