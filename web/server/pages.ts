import PQueue from "p-queue";
import { pageOfShareImage } from "#schemas/shared/head/share-image-path.ts";
import {
  FIGURES_FEED_PATH,
  OFFLINE_PATH,
  SECURITY_PATH,
  SITEMAP_PATH,
  UNMATCHED_PATH,
} from "#schemas/shared/routes.ts";
import type { Reads } from "#web/content/answers/answer-store.ts";
import type { RoutingTable } from "#web/content/answers/live-content.ts";
import type { FinishedAnswer } from "./finished-answer.ts";

/** What was rendered last, and from what. */
type Page = {
  answer: FinishedAnswer;
  reads: Reads;
  /** The day in Dubai that it shows. */
  day: string;
};

export type PagesParts = {
  /** Nothing while it is not known which pages there are. */
  table: () => Pick<RoutingTable, "paths" | "isLive"> | undefined;
  today: () => string;
  isCurrent: (reads: Reads) => boolean;
  /** Has Next render the page at a path anew. */
  render: (path: string) => Promise<{ answer: FinishedAnswer; reads: Reads }>;
};

export type Pages = ReturnType<typeof createPages>;

/** A page that changes all the while is left to its visitors until the next look. */
const ATTEMPTS = 5;

/** Made from pages, which takes long; no visitor waits for them. */
const FROM_PAGES: readonly string[] = [SITEMAP_PATH, FIGURES_FEED_PATH];

/** What stands beside the pages, and is made from content, too. */
const BESIDE_PAGES: readonly string[] = [
  OFFLINE_PATH,
  UNMATCHED_PATH,
  SECURITY_PATH,
  ...FROM_PAGES,
];

/**
 * Holds the finished pages, each until it is rendered anew, and knows which of them are stale: those
 * of another day, and those that have read an answer which has become another.
 */
export function createPages(parts: PagesParts) {
  const { table, today, isCurrent, render } = parts;
  /** No more than there are pages. */
  const held = new Map<string, Page>();
  const rendering = new Map<string, Promise<FinishedAnswer>>();
  /** Of what could not be rendered, why: said once, and not with each attempt. */
  const faults = new Map<string, string>();
  /** One after the other: side by side they would take as long, and all come late. */
  const queue = new PQueue({ concurrency: 1 });

  /** Without any reads it is somebody else's rendering, which Next joined, and may show anything. */
  const isFresh = (page: Page | undefined): boolean =>
    page !== undefined && page.day === today() && page.reads.size > 0 && isCurrent(page.reads);

  /** Does something of the site stand at this path that is made from content? */
  const isKnown = (path: string): boolean => table()?.isLive(path) || BESIDE_PAGES.includes(path);

  /** Has it been shown, and do visitors wait for it? A start, and what is made from pages, can wait. */
  const isUrgent = (path: string): boolean =>
    held.has(path) && !FROM_PAGES.includes(path) && pageOfShareImage(path) === undefined;

  /** Keeps what was rendered, if it is what should be shown now. */
  async function renderAndKeep(path: string): Promise<FinishedAnswer> {
    // That on which it begins, for a page may not be of two days.
    const day = today();
    const page: Page = { ...(await render(path)), day };
    const { status, headers } = page.answer;
    // What sets a cookie is somebody's own, whoever asked for it.
    const isForAll = status < 500 && !headers["set-cookie"];
    if (isForAll && isKnown(path) && isFresh(page)) held.set(path, page);
    return page.answer;
  }

  /** What is rendered for one is the answer for all who ask for it meanwhile. @throws what `render` does */
  function renderOnce(path: string): Promise<FinishedAnswer> {
    const answer = rendering.get(path) ?? renderAndKeep(path).finally(() => rendering.delete(path));
    rendering.set(path, answer);
    return answer;
  }

  /** Never rejects. */
  async function renderAnew(path: string): Promise<void> {
    try {
      // Until it is, or is gone meanwhile: once, unless the answers change or another's was joined.
      for (let attempt = 0; isKnown(path) && !isFresh(held.get(path)); attempt += 1) {
        if (attempt === ATTEMPTS) throw new Error("it changes all the while");
        const { status } = await renderOnce(path);
        if (status >= 500) throw new Error(`it answers ${status}`);
      }
      faults.delete(path);
    } catch (error) {
      const fault = String(error);
      if (faults.get(path) !== fault) {
        console.warn(`${path} could not be rendered and stays as it was, until it can: ${fault}`);
      }
      faults.set(path, fault);
    }
  }

  /**
   * Has everything that is stale rendered anew, and what could not be tried again: first what was
   * edited, then what visitors wait for. A share picture is among it only where somebody asked for it.
   * @param edited paths of pages that come first
   * @returns when the first page is rendered, which waits for nothing: the next change is looked for then
   */
  async function renderStale(edited: ReadonlySet<string> = new Set()): Promise<void> {
    for (const path of held.keys()) if (!isKnown(path)) held.delete(path);
    const all = new Set([...(table()?.paths ?? []), ...BESIDE_PAGES, ...held.keys()]);
    const rank = (path: string) => (edited.has(path) ? 0 : isUrgent(path) ? 1 : 2);
    const stale = [...all]
      .filter((path) => !isFresh(held.get(path)))
      .sort((one, other) => rank(one) - rank(other));
    queue.clear();
    const urgent = stale[0] !== undefined && rank(stale[0]) < 2 ? stale.shift() : undefined;
    if (urgent !== undefined) await renderAnew(urgent);
    for (const path of stale) void queue.add(() => renderAnew(path));
  }

  return {
    renderStale,
    isKnown,
    render: renderOnce,
    get: (path: string): FinishedAnswer | undefined => held.get(path)?.answer,
  };
}
