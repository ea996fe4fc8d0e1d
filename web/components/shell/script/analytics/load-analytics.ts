import { whenBroughtBack, whenIdle, whenSeen } from "#web/lib/page-life.ts";
import type { ConsentStore } from "../consent/consent-store.ts";
import { dropAnswers } from "../page/answers-in-fragment.ts";
import type { ShellSettings } from "../settings.ts";
import { trustedScriptAddress } from "../trusted-script-address.ts";
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
    load(reporting, () => {
      dropAnswers();
      window.reportVisits?.(settings, consent, waiting);
      whenIdle(() => load(vitals));
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

function load(address: string, then: (() => void) | null = null): void {
  const script = document.createElement("script");
  script.src = trustedScriptAddress(address);
  script.onload = then;
  document.head.append(script);
}
