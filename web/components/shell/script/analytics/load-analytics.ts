import { whenBroughtBack, whenIdle, whenSeen } from "@nordune/islands/page-life";
import type { ConsentStore } from "../consent/consent-store.ts";
import { loadScript } from "../load-script.ts";
import { dropAnswers } from "../page/answers-in-fragment.ts";
import type { ShellSettings } from "../settings.ts";
import type { TagCommand } from "./page-events.ts";

/**
 * Loads what reports visits, with consent and not before; how quickly the page works is measured once
 * it is idle. Until then what is to be reported waits in memory, unless the visitor has declined: a
 * call of `window.gtag` as it is, a visit as a call of nothing.
 */
export function loadAnalytics(settings: ShellSettings, consent: ConsentStore): void {
  const [reporting = "", vitals = ""] = settings.analyticsScripts?.split(" ") ?? [];
  if (reporting === "") return;
  const waiting: TagCommand[] = [];
  let isLoading = false;
  const report = (...command: unknown[]) => {
    waiting.push(command);
    follow();
  };
  const follow = () => {
    const choice = consent.read();
    if (choice === "declined") waiting.length = 0;
    if (choice !== "accepted" || isLoading) return;
    isLoading = true;
    loadScript(reporting, () => {
      dropAnswers();
      window.reportVisits?.(settings, consent, waiting);
      whenIdle(() => loadScript(vitals));
    });
  };
  whenSeen(() => {
    window.gtag = report;
    consent.subscribe(follow);
    report();
  });
  whenBroughtBack(() => {
    if (!isLoading) report();
  });
}
