import { whenIdle } from "../page/when-idle.ts";
import { trustedScriptAddress } from "../trusted-script-address.ts";
import type { TagCommand } from "./page-events.ts";
import type { Tag } from "./tag-queue.ts";

/**
 * Google's tag, whose script and ours for it are loaded now, with consent; the measuring of how quickly
 * the page works comes when the page is idle. Until they are there, commands wait.
 * @param scripts addresses of `analytics.script.ts` and `vitals.script.ts`
 */
export function loadTag(ids: readonly string[], [analytics = "", vitals = ""]: string[]): Tag {
  const waiting: TagCommand[] = [];
  let isAllowed = false;
  let tag: Tag | undefined;
  load(analytics, () => {
    tag = window.googleTag?.(ids);
    tag?.allow(isAllowed);
    for (const command of waiting.splice(0)) tag?.push(command);
    whenIdle(() => load(vitals));
  });
  return {
    push: (command) => (tag ? tag.push(command) : waiting.push(command)),
    allow(isNowAllowed) {
      isAllowed = isNowAllowed;
      if (!isAllowed) waiting.length = 0;
      tag?.allow(isAllowed);
    },
  };
}

function load(address: string, then?: () => void): void {
  const script = document.createElement("script");
  script.src = trustedScriptAddress(address);
  if (then) script.onload = then;
  document.head.append(script);
}
