import { consentStore } from "./consent-store.ts";
import { googleTag } from "./google-tag.ts";
import { pageEvents } from "./page-events.ts";
import { createTagQueue } from "./tag-queue.ts";

/** Property and conversion of the environment; see `analyticsFromEnvironment`. */
export type AnalyticsIds = readonly [string, ...string[]];

let queue: ReturnType<typeof createTagQueue> | undefined;

/**
 * The queue of this visit. From here on `window.gtag` is there, and follows the visitor's choice
 * by itself.
 */
function queueOfVisit(ids: AnalyticsIds) {
  if (queue !== undefined) return queue;
  const started = createTagQueue(ids, googleTag(ids));
  const follow = () => started.setConsent(consentStore.read());
  window.gtag = (...command) => started.send(command);
  consentStore.subscribe(follow);
  follow();
  queue = started;
  return started;
}

/**
 * Reports that the visitor has come to the page at `path`. A page that is called something else
 * in the reports says so in a `data-page-view` attribute.
 */
export function viewPage(ids: AnalyticsIds, path: string) {
  const named = document.querySelector<HTMLElement>("[data-page-view]")?.dataset.pageView;
  const view = { path, title: named ?? document.title, url: location.href };
  for (const event of pageEvents(view)) queueOfVisit(ids).send(event);
}
