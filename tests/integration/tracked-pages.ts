import type { LiveEventMessage, SanityClient } from "@sanity/client";
import { firstValueFrom } from "rxjs";
import { filter } from "rxjs/operators";
import { afterAll, beforeAll } from "vitest";
import type { AnswerStore, Reads } from "#web/content/answers/answer-store.ts";

/** Header, footer and what else stands on each of them. */
export const EVERY_PAGE = "every page";
export const UNKNOWN_ADDRESSES = "the page for unknown addresses";

/**
 * Reads what each page of the site is made from, as its rendering does, and says after a publish which
 * of them are no longer what they should be. Comes after the content lake of the tests.
 */
export function withTrackedPages(lake: { client: () => SanityClient }) {
  const reads = new Map<string, Reads>();
  const used: { answers?: AnswerStore; stop?: () => void } = {};
  const events = () => lake.client().live.events();

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
    used.answers = createAnswerStore(askLake);
    globalThis.nordune = {
      read: used.answers.read,
      routingTable: () => undefined,
      notify: () => {},
      checkedAt: () => undefined,
    };
    const subscription = events().subscribe();
    used.stop = () => subscription.unsubscribe();
    await firstValueFrom(events().pipe(filter(({ type }) => type === "welcome")));
    await used.answers.refresh("everything");
    await readStale();
  });
  afterAll(() => {
    used.stop?.();
    globalThis.nordune = undefined;
  });

  /** Writes something. @returns the live event of it */
  async function hear(write: () => Promise<unknown>): Promise<LiveEventMessage> {
    const isMessage = (event: { type: string }): event is LiveEventMessage =>
      event.type === "message";
    const heard = firstValueFrom(events().pipe(filter(isMessage)));
    await write();
    return heard;
  }

  return {
    answers,
    hear,
    /**
     * Publishes something, and has asked again what its live event touches.
     * @returns the paths of the pages that show it, and what else does
     */
    async publish(write: () => Promise<unknown>): Promise<string[]> {
      const { tags, id } = await hear(write);
      await answers().refresh(new Set(tags), id);
      return readStale();
    },
  };
}
