import { rm, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { messageOf } from "#schemas/shared/error-message.ts";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { contentClient } from "#web/content/client.ts";
import { log } from "#web/lib/log.ts";
import { pageStorage } from "#web/lib/page-storage.ts";
import { createTurns } from "#web/lib/turns.ts";
import type { ContentStore, Refreshed } from "./content-store.ts";
import { followContent } from "./follow-content.ts";
import { liveEvents } from "./live-events.ts";
import { currentPages, type RenderedPages } from "./rendered-pages.ts";
import { refusedLossFile, resultsFile, type SiteContent } from "./site-content.ts";

/** Pages have to change within a minute after midnight, even on a busy machine. */
const CHECK_EVERY_MS = 10_000;
const START_POLL_MS = 100;

/** A process that is killed while it renders thousands of pages has noted most of them. */
const NOTE_EVERY_MS = 10_000;

type FollowingOptions = {
  /** The results of this process, and what keeps them up to date. */
  store: Pick<ContentStore, "refresh" | "holds" | "lossGuard" | "save" | "resultOf">;
  /** What the cached pages were made from, also by earlier processes. */
  rendered: RenderedPages;
  /** Paths of all pages that are made from content. */
  paths: () => Promise<readonly string[]>;
  /** Revalidates a page. @throws when the page cannot be rendered */
  revalidate: (path: string) => Promise<void>;
  /** Resolves to true when this process serves requests. */
  isServing: () => Promise<boolean>;
  /** Is called with the seconds from a refresh to its first revalidated page. */
  observe?: (seconds: number) => void;
};

/**
 * Follows the content lake in a process that keeps running. After a publish, all pages that show
 * changed content are revalidated, the edited document's page first. When a day begins in Dubai, all
 * pages are revalidated, and after a start those that would be made from something else now; this
 * needs no query. A page that fails to render keeps its last state and is retried.
 */
export function startFollowing(content: SiteContent, options: FollowingOptions): void {
  const { store, rendered } = options;
  /** Paths of stale pages, in the order in which they are revalidated. */
  const stale = new Set<string>();
  let isRevalidating = false;
  /** Whether the process is about to end. It no longer serves its own requests then. */
  let isEnding = false;
  let day = dubaiDay();
  /** The reason of each failed page. A reason is logged once, not with every attempt. */
  const failures = new Map<string, string>();
  /** The turn of a page is taken while it is rendered, and perhaps not stored yet. */
  const turns = createTurns();
  /** Whether the next start can read what all pages were made from. */
  let isNoted = true;
  /** Whether the next start can read the results. */
  let isSaved = true;

  async function markStale(isStale = (_path: string) => true): Promise<void> {
    for (const path of await options.paths()) if (isStale(path)) stale.add(path);
    void revalidateStale();
  }

  /** Revalidates a page. A second rendering of a page begins when the first one is stored. */
  async function revalidateOne(path: string): Promise<void> {
    stale.delete(path);
    await turns.take(path, () => renderOne(path));
    isNoted = false;
  }

  async function renderOne(path: string): Promise<void> {
    try {
      await options.revalidate(path);
      failures.delete(path);
    } catch (error) {
      const message = messageOf(error);
      if (!isEnding && failures.get(path) !== message) {
        log.warn(
          `${path} could not be revalidated. The cached page stays until a retry succeeds: ${message}`,
        );
      }
      failures.set(path, message);
    }
  }

  /**
   * Revalidates one page after the other. In parallel all of them would take as long, and none
   * would be early.
   */
  async function revalidateStale(): Promise<void> {
    if (isRevalidating) return;
    isRevalidating = true;
    // While the state is saved, pages may become stale. Saving twice at once would write one file.
    do {
      await revalidateAll();
      await saveState();
    } while ((stale.size > 0 || !isSaved) && !isEnding);
    isRevalidating = false;
  }

  async function revalidateAll(): Promise<void> {
    let notedAt = Date.now();
    for (const path of stale) {
      if (isEnding) return;
      await revalidateOne(path);
      if (Date.now() - notedAt < NOTE_EVERY_MS) continue;
      await saveState();
      notedAt = Date.now();
    }
  }

  /**
   * Saves the results for the next start, and then what the pages were made from. A page that shows
   * something newer than the results that were read is rendered again when these are refreshed.
   */
  async function saveState(): Promise<void> {
    await saveResults();
    await noteRendered();
  }

  async function saveResults(): Promise<void> {
    if (isSaved) return;
    isSaved = true;
    await store
      .save(resultsFile())
      .catch((error) => log.warn(`The query results could not be saved: ${messageOf(error)}`));
  }

  /** Notes for the next start what the pages were made from. One that failed shows something older. */
  async function noteRendered(): Promise<void> {
    // A page that could not be stored is an older one after a start.
    if (isNoted || pageStorage().failures > 0) return;
    isNoted = true;
    const pages = [...content.madeFrom].filter(
      ([path]) => !failures.has(path) && !turns.isTaken(path),
    );
    try {
      await rendered.save(new Map(pages));
    } catch (error) {
      isNoted = false;
      log.warn(`What pages were made from could not be saved: ${messageOf(error)}`);
    }
  }

  /** Takes over the pages that earlier processes have rendered and that are still as they were. */
  function takeOverRendered(): void {
    for (const [path, page] of currentPages(rendered.read(), dubaiDay(), store.resultOf)) {
      content.madeFrom.set(path, page);
    }
  }

  async function onRefreshed({ changed, edited }: Refreshed): Promise<void> {
    const refreshedAt = performance.now();
    const affected = (await options.paths()).filter((path) => {
      const page = content.madeFrom.get(path);
      return page === undefined || [...page.queries].some((key) => changed.has(key));
    });
    const ordered = [...affected.filter((path) => edited.has(path)), ...affected, ...stale];
    stale.clear();
    for (const path of ordered) stale.add(path);
    const [first] = stale;
    if (first !== undefined) await revalidateOne(first);
    options.observe?.((performance.now() - refreshedAt) / 1000);
    // Neither the edited page nor the next publish waits until the results are written.
    isSaved = false;
    void revalidateStale();
  }

  /** Refreshes, and notes in a file whether a loss is held back, for the next `npm start`. */
  async function refresh(...wanted: Parameters<ContentStore["refresh"]>): Promise<Refreshed> {
    try {
      return await store.refresh(...wanted);
    } finally {
      const refused = store.lossGuard.refused();
      const noted = refused?.hasSettings
        ? writeFile(refusedLossFile(), refused.reason)
        : rm(refusedLossFile(), { force: true });
      await noted.catch((error) =>
        log.warn(`${refusedLossFile()} could not be written: ${messageOf(error)}`),
      );
    }
  }

  async function begin(): Promise<void> {
    while (!(await options.isServing())) await setTimeout(START_POLL_MS, undefined, { ref: false });
    takeOverRendered();
    content.following = followContent({ store: { ...store, refresh }, events, onRefreshed });
    await markStale((path) => !content.madeFrom.has(path));
    setInterval(() => {
      for (const path of failures.keys()) stale.add(path);
      if (dubaiDay() !== day) {
        day = dubaiDay();
        void markStale();
      } else void revalidateStale();
    }, CHECK_EVERY_MS).unref();
  }

  const events = liveEvents(contentClient);
  process.once("SIGTERM", () => {
    isEnding = true;
    content.following?.stop();
  });
  void begin();
}
