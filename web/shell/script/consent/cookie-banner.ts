import { onPageRestore, whenVisible } from "@nordune/islands/page-life";
import { closest } from "#web/lib/closest.ts";
import { partSelector } from "../parts.ts";
import type { ConsentStore } from "./consent-store.ts";

/**
 * Shows the banner while a choice is needed, and stores the choice.
 * @returns a function that shows or hides the banner of the current page
 */
export function createCookieBanner(consent: ConsentStore): () => void {
  let reservedFor: HTMLElement | undefined;

  function showOrHide(): void {
    const banner = document.querySelector<HTMLElement>(partSelector("cookie-banner"));
    const isAsking = consent.isAsking();
    if (banner === null || banner.hidden !== isAsking) return;
    banner.hidden = !isAsking;
    // When there is a choice already, the visitor has reopened the banner.
    if (isAsking && consent.read() !== null) banner.focus();
    if (banner !== reservedFor) reserveRoom(banner);
    reservedFor = banner;
  }

  document.addEventListener("click", ({ target }) => {
    const button = closest(target, "[data-consent]");
    const wish = button?.dataset.consent;
    if (wish === "accepted" || wish === "declined") consent.choose(wish);
    else if (button) consent.reopen(button);
  });
  consent.subscribe(showOrHide);
  // Another tab may have stored a choice meanwhile.
  whenVisible(showOrHide);
  onPageRestore(showOrHide);
  return showOrHide;
}

/** Pixels between the banner and the focused element, for its focus ring. */
const CLEARANCE = 12;

/**
 * Adds room for the banner to the end of the page, so that the banner hides neither the focused
 * element nor the last lines.
 */
function reserveRoom(banner: HTMLElement): void {
  new ResizeObserver(() => {
    // A fixed element has no offset parent. A banner above the page covers nothing, and a hidden
    // banner has no height.
    const isAtTheFoot = banner.offsetHeight > 0 && !banner.offsetParent;
    const taken = isAtTheFoot ? innerHeight - banner.offsetTop + CLEARANCE : 0;
    const { style } = document.documentElement;
    style.paddingBottom = style.scrollPaddingBottom = `${taken}px`;
  }).observe(banner);
}
