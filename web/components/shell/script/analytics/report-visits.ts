import { whenBroughtBack, whenSeen } from "#web/lib/page-life.ts";
import type { ConsentStore } from "../consent/consent-store.ts";
import type { ShellSettings } from "../settings.ts";
import { loadTag } from "./load-tag.ts";
import { pageEvents } from "./page-events.ts";
import { createTagQueue } from "./tag-queue.ts";

/**
 * Reports every page that the visitor comes to, as far as the visitor agrees: once for each time it
 * is seen, and not when the browser only makes it ahead. From then on `window.gtag` is there, which
 * the forms report to.
 */
export function reportVisits(settings: ShellSettings, consent: ConsentStore): void {
  const { tagIds, analyticsScripts = "", contactPath } = settings;
  if (tagIds === undefined) return;
  const queue = createTagQueue(() => loadTag(tagIds.split(" "), analyticsScripts.split(" ")));
  const visit = () => {
    queue.setConsent(consent.read());
    for (const event of pageEvents(openPage(), contactPath)) queue.send(event);
  };
  whenSeen(() => {
    window.gtag = (...command) => queue.send(command);
    consent.subscribe(() => queue.setConsent(consent.read()));
    visit();
  });
  whenBroughtBack(visit);
}

/** A page that is called something else in the reports says so in a `data-page-view` attribute. */
function openPage() {
  const named = document.querySelector<HTMLElement>("[data-page-view]")?.dataset.pageView;
  return { path: location.pathname, title: named ?? document.title };
}
