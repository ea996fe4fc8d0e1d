import { onPageRestore, whenVisible } from "@nordune/islands/page-life";
import { closest } from "#web/lib/closest.ts";
import { partSelector } from "../parts.ts";
import type { ConsentStore } from "./consent-store.ts";

/**
 * The banner shows while there is a question to ask, and keeps the answer.
 * @returns shows or hides the banner that the page has now
 */
export function createCookieBanner(consent: ConsentStore): () => void {
  let reservedFor: HTMLElement | undefined;

  function showOrHide(): void {
    const banner = document.querySelector<HTMLElement>(partSelector("cookie-banner"));
    const isAsking = consent.isAsking();
    if (banner === null || banner.hidden !== isAsking) return;
    banner.hidden = !isAsking;
    // With a choice made, it is the visitor who wishes to be asked again.
    if (isAsking && consent.read() !== null) banner.focus();
    if (banner !== reservedFor) reserveRoom(banner);
    reservedFor = banner;
  }

  document.addEventListener("click", ({ target }) => {
    const button = closest(target, "[data-consent]");
    const wish = button?.dataset.consent;
    if (wish === "accepted" || wish === "declined") consent.choose(wish);
    else if (button) consent.askAgain(button);
  });
  consent.subscribe(showOrHide);
  // What was answered in another tab since.
  whenVisible(showOrHide);
  onPageRestore(showOrHide);
  return showOrHide;
}

/** Space between the banner and what has the focus, for its focus ring. In pixels. */
const CLEARANCE = 12;

/**
 * Keeps the page informed, by `--banner-room`, how much of the window's foot the banner takes, so
 * that it covers neither the focused element nor the end of the page.
 */
function reserveRoom(banner: HTMLElement): void {
  new ResizeObserver(() => {
    // What is fixed to the window has no offset parent; a banner above the page takes nothing, and
    // one that is hidden has no height.
    const isAtTheFoot = banner.offsetHeight > 0 && !banner.offsetParent;
    const taken = isAtTheFoot ? innerHeight - banner.offsetTop + CLEARANCE : 0;
    document.documentElement.style.setProperty("--banner-room", `${taken}px`);
  }).observe(banner);
}
