import type { TagIds } from "#schemas/environment/analytics.ts";
import { consentStore } from "./consent-store.ts";
import { pageEvents } from "./page-events.ts";
import { createTagQueue } from "./tag-queue.ts";

/**
 * Begins to listen: from here on `window.gtag` is there, and follows the visitor's choice.
 * @returns stops listening
 */
export function startVisit(ids: TagIds) {
  const queue = createTagQueue(async () => (await import("./google-tag.ts")).googleTag(ids));
  const follow = () => queue.setConsent(consentStore.read());
  window.gtag = (...command) => queue.send(command);
  follow();
  return consentStore.subscribe(follow);
}

/** Milliseconds between two looks for the title of a page. */
const LOOK_EVERY = 50;

/**
 * Reports that the visitor has come to the page at `path`, as soon as its title is there: that of
 * a page which was not fetched ahead comes a moment later. A page that is called something else
 * in the reports says so in a `data-page-view` attribute.
 * @returns stops waiting for the title
 */
export function viewPage(path: string, contactPath: string) {
  const url = location.href;
  const timer = setInterval(() => {
    if (document.title === "") return;
    clearInterval(timer);
    const named = document.querySelector<HTMLElement>("[data-page-view]")?.dataset.pageView;
    const view = { path, title: named ?? document.title, url };
    for (const event of pageEvents(view, contactPath)) window.gtag?.(...event);
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}
