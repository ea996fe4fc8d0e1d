import { whenIdleAfterLoad } from "@nordune/islands/page-life";
import { lastingEntries } from "#web/lib/entry-store.ts";
import { dateInRiga } from "#web/lib/riga-date.ts";
import { loadAnalytics } from "./analytics/load-analytics.ts";
import { createConsentStore } from "./consent/consent-store.ts";
import { createCookieBanner } from "./consent/cookie-banner.ts";
import { registerServiceWorker } from "./load-script.ts";
import { setUpMenuBar } from "./menus/menu-bar.ts";
import { setUpMobileMenu } from "./menus/mobile-menu.ts";
import { keepToolQueryInFragment } from "./page/tool-query-in-fragment.ts";
import { partSelector } from "./parts.ts";
import { watchPictures } from "./pictures/watch-pictures.ts";
import { reportErrors } from "./report-errors.ts";
import type { ShellSettings } from "./settings.ts";

// The script of every page. It improves HTML that works without it.
const settings: ShellSettings = JSON.parse(document.currentScript?.dataset.settings ?? "{}");

const watchNewPictures = watchPictures(settings);
reportErrors();
const consent = createConsentStore(lastingEntries, settings.policyDay);
const showBanner = createCookieBanner(consent);
updateElements();
// The preview replaces elements when a draft has changed.
new MutationObserver(updateElements).observe(document.body, { childList: true });

setUpMenuBar();
setUpMobileMenu();
joinPictures();
keepToolQueryInFragment(settings, () => loadAnalytics(settings, consent));
if (settings.hasServiceWorker) whenIdleAfterLoad(registerServiceWorker);

/** Adds to new elements what only the browser knows. A second call changes nothing. */
function updateElements(): void {
  watchNewPictures();
  showBanner();
  // A prerendered page may be shown after midnight.
  const today = document.querySelector<HTMLElement>(partSelector("today-in-riga"));
  if (today) today.textContent = dateInRiga(today.dataset.locale ?? "");
}

/**
 * Makes the image of a card grow into the first image of the linked page. The card gets a mark for
 * view-transition.css when the visitor leaves the page. A restored page still has the mark, so the
 * image shrinks back into its card.
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
