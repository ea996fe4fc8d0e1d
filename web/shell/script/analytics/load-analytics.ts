import { onPageRestore, whenIdle, whenVisible } from "@nordune/islands/page-life";
import type { ConsentStore } from "../consent/consent-store.ts";
import { loadScript } from "../load-script.ts";
import { removeToolQuery } from "../page/tool-query-in-fragment.ts";
import type { ShellSettings } from "../settings.ts";
import type { googleTag, TagCommand } from "./google-tag.ts";

/**
 * Reports each page view after consent. A prerendered page counts when the visitor sees it. The
 * forms report to `window.gtag`. The analytics scripts are loaded after consent only, and the
 * measuring of speed begins when the page is idle. Until then events wait in memory, unless the
 * visitor has declined.
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
      removeToolQuery();
      tag = window.googleTag(settings);
      tag.allow(true);
      whenIdle(() => loadScript(analyticsScripts.vitals));
    }
    for (const command of waiting.splice(0)) tag.report(command);
  };
  /** The script is loaded once. A visitor may withdraw consent while it loads. */
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
