import { LRUCache } from "lru-cache";
import { pageOfShareImage } from "#schemas/shared/head/share-image-path.ts";
import {
  FIGURES_FEED_PATH,
  MANIFEST_PATH,
  OFFLINE_PATH,
  SECURITY_PATH,
  SITEMAP_PATH,
  UNMATCHED_PATH,
} from "#schemas/shared/routes.ts";
import type { Reads } from "#web/content/answers/answer-store.ts";
import { createRenderQueue, type RenderRank } from "./render-queue.ts";
import type { FinishedAnswer } from "./send-finished.ts";

/** What was rendered last, and from what. Of a share picture only that is known. */
type Page = {
  answer: FinishedAnswer | undefined;
  /** Undefined for what the build has rendered, which may have read anything. */
  reads: Reads | undefined;
  /** The day in Dubai that it shows. */
  day: string;
};

/** A rendering, with the answers that it read; without any, somebody else's was joined. */
export type Rendering = { answer: FinishedAnswer; reads: Reads };

export type PagesParts = {
  /** Every path at which a visitor finds a page. */
  livePaths: () => ReadonlySet<string>;
  today: () => string;
  isCurrent: (reads: Reads) => boolean;
  /** Are the answers those that the build was rendered from, and is it still that day? */
  isAsBuilt: () => boolean;
  /** Has Next render these paths anew with their next question. */
  expire: (paths: readonly string[]) => Promise<void>;
  /** Asks Next for the page at a path. */
  render: (path: string) => Promise<Rendering>;
  /** Has what stands in front of the site replace its copy. Never rejects. */
  refreshFront: (path: string) => Promise<void>;
  retryAfterMs?: number;
};

export type Pages = ReturnType<typeof createPages>;

const MAX_BYTES = 64 * 1024 * 1024;

/** So many pages of a change are rendered before the next change is looked for. */
const FIRST_PAGES = 4;

/** A page that cannot be rendered, or changes all the while, is left to its visitors for this long. */
const RETRY_AFTER_MS = 10_000;
const ATTEMPTS = 5;

/** What stands beside the pages, is made from content, too, and is rendered when. */
const BESIDE_PAGES: ReadonlyMap<string, RenderRank> = new Map([
  [OFFLINE_PATH, "rest"],
  [UNMATCHED_PATH, "rest"],
  [MANIFEST_PATH, "rest"],
  [SECURITY_PATH, "rest"],
  [SITEMAP_PATH, "derived"],
  [FIGURES_FEED_PATH, "derived"],
]);

/**
 * Keeps the finished pages, each until it is rendered anew, and knows which of them are stale: those
 * of another day, and those that have read an answer which has become another.
 */
export function createPages(parts: PagesParts) {
  const { livePaths, today, isCurrent, isAsBuilt, expire, render, refreshFront } = parts;
  const { retryAfterMs = RETRY_AFTER_MS } = parts;
  const cache = new LRUCache<string, Page>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => answer?.body.size ?? 1,
  });
  let retry: NodeJS.Timeout | undefined;
  const queue = createRenderQueue(renderAnew);

  const isFresh = (page: Page | undefined): boolean =>
    page !== undefined &&
    page.day === today() &&
    (page.reads === undefined ? isAsBuilt() : isCurrent(page.reads));

  /** Does something of the site stand at this path that is made from content? */
  function isKnown(path: string): boolean {
    const live = livePaths();
    return live.has(pageOfShareImage(path) ?? path) || BESIDE_PAGES.has(path);
  }

  /** Keeps what was rendered, if it is what should be shown now. */
  function keep(path: string, answer: FinishedAnswer | undefined, reads: Reads, day: string): void {
    // Next keeps the share pictures: nobody is sent one from here.
    const sent = pageOfShareImage(path) === undefined ? answer : undefined;
    const page = { answer: sent, reads: reads.size === 0 ? undefined : reads, day };
    if (isFresh(page)) cache.set(path, page);
  }

  /** Never rejects. */
  async function renderAnew(path: string): Promise<void> {
    try {
      // Until it is, or is gone meanwhile.
      for (let attempt = 0; isKnown(path) && !isFresh(cache.get(path)); attempt += 1) {
        if (attempt === ATTEMPTS) throw new Error("it changes all the while");
        // Once is enough, unless the answers change meanwhile, or another's rendering was joined.
        if (!isAsBuilt()) await expire([path]);
        const day = today();
        const { answer, reads } = await render(path);
        if (answer.status >= 500) throw new Error(`it answers ${answer.status}`);
        keep(path, answer, reads, day);
      }
      await refreshFront(path);
    } catch (error) {
      console.warn(`${path} could not be rendered ahead of its next visitor: ${String(error)}`);
      if (retry !== undefined) return;
      retry = setTimeout(() => {
        retry = undefined;
        void renderStale();
      }, retryAfterMs).unref();
    }
  }

  /** Forgets what is no more. What stands in front of the site still has it, and is notified. */
  function forgetGone(): void {
    for (const path of cache.keys()) {
      if (isKnown(path)) continue;
      cache.delete(path);
      void refreshFront(path);
    }
  }

  /**
   * Has everything that is stale rendered anew, in a queue; a share picture only where somebody has
   * asked for it.
   * @param edited paths of pages that come first
   * @returns when the first pages are rendered
   */
  async function renderStale(edited: ReadonlySet<string> = new Set()): Promise<void> {
    forgetGone();
    const all = new Set([...livePaths(), ...BESIDE_PAGES.keys(), ...cache.keys()]);
    const stale = [...all].filter((path) => !isFresh(cache.get(path)));
    // What was never shown, as after a start, waits for whoever visits meanwhile.
    const isUrgent = (path: string) => cache.has(path) && rankOf(path) !== "derived";
    const inOrder = [
      ...stale.filter((path) => edited.has(path)),
      ...stale.filter((path) => !edited.has(path) && isUrgent(path)),
    ];
    const first = queue.add(inOrder.slice(0, FIRST_PAGES), "first");
    void queue.add(inOrder.slice(FIRST_PAGES), "rest");
    void queue.add(
      stale.filter((path) => !inOrder.includes(path)),
      "derived",
    );
    await first;
  }

  return {
    renderStale,
    today,
    isKnown,
    /**
     * Keeps what a visitor has had rendered; of a share picture, that it was.
     * @param day on which that began, for a page may not be of two days
     */
    keep(path: string, answer: FinishedAnswer | undefined, reads: Reads, day: string): void {
      if (isKnown(path)) keep(path, answer, reads, day);
    },
    get: (path: string): FinishedAnswer | undefined => cache.get(path)?.answer,
  };
}

function rankOf(path: string): RenderRank {
  if (pageOfShareImage(path) !== undefined) return "derived";
  return BESIDE_PAGES.get(path) ?? "rest";
}
