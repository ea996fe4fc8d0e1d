import pMap from "p-map";
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
import type { FinishedAnswer } from "./send-finished.ts";

/** What was rendered last, and from what. Of a share picture only that is known: Next keeps it. */
type Page = {
  answer: FinishedAnswer | undefined;
  reads: Reads;
  /** The day in Dubai that it shows. */
  day: string;
};

export type PagesParts = {
  /** Every path at which a visitor finds a page. */
  livePaths: () => ReadonlySet<string>;
  today: () => string;
  isCurrent: (reads: Reads) => boolean;
  /** Has Next render the path anew with its next question. */
  expire: (path: string) => Promise<void>;
  /** Asks Next for the page at a path. */
  render: (path: string) => Promise<{ answer: FinishedAnswer; reads: Reads }>;
  /** Has what stands in front of the site replace its copy. Never rejects. */
  refreshFront: (path: string) => Promise<void>;
};

export type Pages = ReturnType<typeof createPages>;

/** Enough to be quick, too few to disturb the visitors of the site. */
const AT_ONCE = 4;

/** A page that changes all the while is left to its visitors until the next look. */
const ATTEMPTS = 5;

/** What stands beside the pages, and is made from content, too. */
const BESIDE_PAGES: readonly string[] = [
  OFFLINE_PATH,
  UNMATCHED_PATH,
  MANIFEST_PATH,
  SECURITY_PATH,
  SITEMAP_PATH,
  FIGURES_FEED_PATH,
];

/** Is it made from pages? That takes long, and no visitor waits for it. */
const isDerived = (path: string): boolean =>
  path === SITEMAP_PATH || path === FIGURES_FEED_PATH || pageOfShareImage(path) !== undefined;

/**
 * Holds the finished pages, each until it is rendered anew, and knows which of them are stale: those
 * of another day, and those that have read an answer which has become another.
 */
export function createPages(parts: PagesParts) {
  const { livePaths, today, isCurrent, expire, render, refreshFront } = parts;
  /** No more than there are pages. */
  const held = new Map<string, Page>();
  const rendering = new Map<string, Promise<void>>();
  let isDue = false;
  let isWorking = false;

  /** Without any reads it is of the build, or somebody else's rendering, and may show anything. */
  const isFresh = (page: Page | undefined): boolean =>
    page !== undefined && page.day === today() && page.reads.size > 0 && isCurrent(page.reads);

  /** Does something of the site stand at this path that is made from content? */
  const isKnown = (path: string): boolean =>
    livePaths().has(pageOfShareImage(path) ?? path) || BESIDE_PAGES.includes(path);

  /**
   * Keeps what was rendered, if it is what should be shown now.
   * @param day on which that began, for a page may not be of two days
   */
  function keep(path: string, answer: FinishedAnswer | undefined, reads: Reads, day: string): void {
    // Whoever asks from now on has it from memory, and hears so.
    const headers = { ...answer?.headers, "x-nextjs-cache": "HIT" };
    const sent =
      answer && pageOfShareImage(path) === undefined ? { ...answer, headers } : undefined;
    const page = { answer: sent, reads, day };
    if (isKnown(path) && isFresh(page)) held.set(path, page);
  }

  /** Never rejects. */
  async function renderAnew(path: string): Promise<void> {
    try {
      // Until it is, or is gone meanwhile: once, unless the answers change or another's was joined.
      for (let attempt = 0; isKnown(path) && !isFresh(held.get(path)); attempt += 1) {
        if (attempt === ATTEMPTS) throw new Error("it changes all the while");
        await expire(path);
        const day = today();
        const { answer, reads } = await render(path);
        if (answer.status >= 500) throw new Error(`it answers ${answer.status}`);
        keep(path, answer, reads, day);
      }
      await refreshFront(path);
    } catch (error) {
      console.warn(`${path} could not be rendered ahead of its next visitor: ${String(error)}`);
    }
  }

  /** However many changes touch a page meanwhile. */
  function renderOnce(path: string): Promise<void> {
    const promise = rendering.get(path) ?? renderAnew(path).finally(() => rendering.delete(path));
    rendering.set(path, promise);
    return promise;
  }

  /** Forgets what is no more. What stands in front of the site still has it, and is notified. */
  function forgetGone(): void {
    for (const path of held.keys()) {
      if (isKnown(path)) continue;
      held.delete(path);
      void refreshFront(path);
    }
  }

  /** A share picture is among them only where somebody has asked for it. */
  function stalePaths(): string[] {
    const all = new Set([...livePaths(), ...BESIDE_PAGES, ...held.keys()]);
    return [...all].filter((path) => !isFresh(held.get(path)));
  }

  /** What was never shown, as after a start, waits for whoever visits meanwhile. */
  const urgentPaths = () => stalePaths().filter((path) => held.has(path) && !isDerived(path));

  /** Pages first; then what no visitor waits for, singly, and only while nothing else is stale. */
  async function renderRest(): Promise<void> {
    isDue = true;
    if (isWorking) return;
    isWorking = true;
    while (isDue) {
      isDue = false;
      await pMap(urgentPaths(), renderOnce, { concurrency: AT_ONCE });
      for (const path of stalePaths()) {
        if (isDue) break;
        await renderOnce(path);
      }
    }
    isWorking = false;
  }

  /**
   * Has everything that is stale rendered anew, and what could not be tried again.
   * @param edited paths of pages that come first
   * @returns when the first pages are rendered: the next change is looked for then
   */
  async function renderStale(edited: ReadonlySet<string> = new Set()): Promise<void> {
    forgetGone();
    const first = new Set([...stalePaths().filter((path) => edited.has(path)), ...urgentPaths()]);
    await pMap([...first].slice(0, AT_ONCE), renderOnce);
    void renderRest();
  }

  return {
    renderStale,
    today,
    isKnown,
    keep,
    get: (path: string): FinishedAnswer | undefined => held.get(path)?.answer,
  };
}
