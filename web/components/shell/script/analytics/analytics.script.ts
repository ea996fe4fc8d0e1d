import { whenBroughtBack } from "@nordune/islands/page-life";
import type { ConsentStore } from "../consent/consent-store.ts";
import type { ShellSettings } from "../settings.ts";
import { googleTag } from "./google-tag.ts";
import { pageEvents, type TagCommand } from "./page-events.ts";

declare global {
  interface Window {
    /** There once this script is, which the shell loads for those who have agreed. */
    reportVisits?: typeof reportVisits;
  }
}

/**
 * Reports every page that the visitor comes to, as far as the visitor agrees: once for each time it
 * is seen, and not when the browser only makes it ahead. The forms report to `window.gtag`.
 * @param waiting what is to be reported first; a visit stands there as a call of nothing
 */
function reportVisits(
  { tagIds = "", contactPath }: ShellSettings,
  consent: ConsentStore,
  waiting: TagCommand[],
): void {
  const tag = googleTag(tagIds.split(" "));
  const isAllowed = () => consent.read() === "accepted";
  const report = (...command: TagCommand) => {
    const events = command.length === 0 ? pageEvents(openPage(), contactPath) : [command];
    if (isAllowed()) for (const event of events) tag.push(event);
  };
  const follow = () => tag.allow(isAllowed());
  follow();
  for (const command of waiting.splice(0)) report(...command);
  window.gtag = report;
  consent.subscribe(follow);
  whenBroughtBack(() => {
    follow();
    report();
  });
}

/** A page that is called something else in the reports says so in a `data-page-view` attribute. */
function openPage() {
  const named = document.querySelector<HTMLElement>("[data-page-view]")?.dataset.pageView;
  return { path: location.pathname, title: named ?? document.title };
}

window.reportVisits = reportVisits;
