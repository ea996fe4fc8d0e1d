import { onPageRestore, whenIdle, whenVisible } from "@nordune/islands/page-life";
import type { ConsentStore } from "../consent/consent-store.ts";
import { loadScript } from "../load-script.ts";
import { dropAnswers } from "../page/answers-in-fragment.ts";
import type { ShellSettings } from "../settings.ts";
import type { googleTag, TagCommand } from "./google-tag.ts";

/**
 * Reports every page that the visitor comes to, as far as the visitor agrees: once for each time it
 * is seen, and not when the browser only makes it ahead. The forms report to `window.gtag`. What
 * reports is loaded with consent and not before; how quickly the page works is measured once it is
 * idle. Until then what is to be reported waits in memory, unless the visitor has declined.
 */
export function loadAnalytics(settings: ShellSettings, consent: ConsentStore): void {
  const { analyticsScripts } = settings;
  if (analyticsScripts === undefined) return;
  const waiting: TagCommand[] = [];
  let tag: ReturnType<typeof googleTag> | undefined;
  let isLoading = false;

  const follow = () => {
    const choice = consent.read();
    tag?.allow(choice === "accepted");
    if (choice === "declined") waiting.length = 0;
    if (choice !== "accepted") return;
    if (window.googleTag === undefined) return load();
    if (tag === undefined) {
      dropAnswers();
      tag = window.googleTag(settings);
      tag.allow(true);
      whenIdle(() => loadScript(analyticsScripts.vitals));
    }
    for (const command of waiting.splice(0)) tag.report(command);
  };
  /** Once. Who has agreed may think better of it until it is there. */
  const load = () => {
    if (!isLoading) loadScript(analyticsScripts.tag, follow);
    isLoading = true;
  };
  const report = (...command: unknown[]) => {
    waiting.push(command);
    follow();
  };
  whenVisible(() => {
    window.gtag = report;
    consent.subscribe(follow);
    report();
  });
  onPageRestore(report);
}
