import { lastingEntries } from "#web/lib/entry-store.ts";
import { loadAnalytics } from "./analytics/load-analytics.ts";
import { createConsentStore } from "./consent/consent-store.ts";
import { createCookieBanner } from "./consent/cookie-banner.ts";
import { workMenuBar } from "./menus/menu-bar.ts";
import { workMobileMenu } from "./menus/mobile-menu.ts";
import { keepAnswersInFragment } from "./page/answers-in-fragment.ts";
import { markCurrentLinks } from "./page/current-links.ts";
import { register } from "./page/register-service-worker.ts";
import { reportErrors } from "./page/report-errors.ts";
import { setTodayInRiga } from "./page/today-in-riga.ts";
import { whenIdle } from "./page/when-idle.ts";
import { watchPictures } from "./pictures/watch-pictures.ts";
import type { ShellSettings } from "./settings.ts";
import { joinPictures } from "./view-transition.ts";

// The one script of a page that needs no form: it improves HTML that works without it.
const settings: ShellSettings = document.currentScript?.dataset ?? {};

const meetPictures = watchPictures(settings);
reportErrors();
const consent = createConsentStore(lastingEntries, settings.policyDay);
const showBanner = createCookieBanner(consent);
dress();
// React makes the whole page anew where it does not find what it has rendered, as after a
// translation by the browser.
new MutationObserver(dress).observe(document.body, { childList: true });

workMenuBar();
workMobileMenu();
joinPictures();
keepAnswersInFragment(() => loadAnalytics(settings, consent));
if (settings.serviceWorker !== undefined) whenIdle(() => register(navigator));

/** Gives the elements of the page what only the browser knows. Does nothing the second time. */
function dress(): void {
  meetPictures();
  showBanner();
  markCurrentLinks();
  setTodayInRiga();
}
