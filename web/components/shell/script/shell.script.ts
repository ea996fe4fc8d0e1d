import { whenIdle } from "@nordune/islands/page-life";
import { lastingEntries } from "#web/lib/entry-store.ts";
import { dateInRiga } from "#web/lib/riga-date.ts";
import { loadAnalytics } from "./analytics/load-analytics.ts";
import { createConsentStore } from "./consent/consent-store.ts";
import { createCookieBanner } from "./consent/cookie-banner.ts";
import { registerServiceWorker } from "./load-script.ts";
import { workMenuBar } from "./menus/menu-bar.ts";
import { workMobileMenu } from "./menus/mobile-menu.ts";
import { keepAnswersInFragment } from "./page/answers-in-fragment.ts";
import { partSelector } from "./parts.ts";
import { watchPictures } from "./pictures/watch-pictures.ts";
import { reportErrors } from "./report-errors.ts";
import type { ShellSettings } from "./settings.ts";

// The one script of a page that needs no form: it improves HTML that works without it.
const settings: ShellSettings = JSON.parse(document.currentScript?.dataset.settings ?? "{}");

const meetPictures = watchPictures(settings);
reportErrors();
const consent = createConsentStore(lastingEntries, settings.policyDay);
const showBanner = createCookieBanner(consent);
dress();
// The preview changes the page where a draft has changed.
new MutationObserver(dress).observe(document.body, { childList: true });

workMenuBar();
workMobileMenu();
joinPictures();
keepAnswersInFragment(() => loadAnalytics(settings, consent));
if (settings.hasServiceWorker) whenIdle(registerServiceWorker);

/** Gives the elements of the page what only the browser knows. Does nothing the second time. */
function dress(): void {
  meetPictures();
  showBanner();
  // The page is rendered ahead and may be shown first after midnight.
  const today = document.querySelector(partSelector("today-in-riga"));
  if (today) today.textContent = dateInRiga();
}

/**
 * Lets the first picture of a page grow out of the picture of the card that leads there: marks the
 * card for view-transition.css when the page is left. A page that is shown again as it was left
 * still has the mark, and the picture shrinks back into its card.
 */
function joinPictures(): void {
  addEventListener("pageswap", ({ activation }) => {
    const path = activation?.entry.url?.slice(location.origin.length);
    document.querySelector(".picture[data-joined]")?.removeAttribute("data-joined");
    const picture = document.querySelector(`:is(article, li):has([href="${path}"]) .picture`);
    picture?.setAttribute("data-joined", "");
    document.documentElement.toggleAttribute("data-joins-card", picture !== null);
  });
}
