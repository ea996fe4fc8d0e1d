import { loadScript } from "../load-script.ts";
import type { ShellSettings } from "../settings.ts";
import { withoutToolQuery } from "./without-tool-query.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Google Analytics' own opt-out switches, one per property. */
    [switchOff: `ga-disable-${string}`]: boolean | undefined;
  }
}

/** One call of `gtag`: its name, then its arguments. An empty call stands for a visit. */
export type TagCommand = readonly unknown[];

const GOOGLE_TAG = "https://www.googletagmanager.com/gtag/js";

const PURPOSES = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];

const consentState = (state: "denied" | "granted") =>
  Object.fromEntries(PURPOSES.map((purpose) => [purpose, state]));

/**
 * Creates Google's tag for this page with consent denied, and loads its script. The first id names
 * that script.
 */
export function googleTag({ tagIds = [], contactPath }: ShellSettings) {
  const dataLayer: unknown[] = [];
  let isAllowed = false;
  window.dataLayer = dataLayer;
  pushCommand("consent", "default", consentState("denied"));
  loadScript(`${GOOGLE_TAG}?id=${encodeURIComponent(`${tagIds[0]}`)}`);

  function pushCommand(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the tag takes an arguments object, not an array
    dataLayer.push(arguments);
  }

  function start() {
    pushCommand("consent", "update", consentState("granted"));
    pushCommand("js", new Date());
    // Set for every event, automatic events included, because the tag would otherwise read both
    // from the page.
    pushCommand("set", {
      page_location: withoutToolQuery(location.href),
      page_referrer: withoutToolQuery(document.referrer),
    });
    // The site sends page views itself, because it knows when a page is visible.
    for (const id of tagIds) pushCommand("config", id, { send_page_view: false });
  }

  /** A page with another name in the reports has a `data-page-view` attribute. */
  function reportVisit() {
    const named = document.querySelector<HTMLElement>("[data-page-view]")?.dataset.pageView;
    const { pathname } = location;
    pushCommand("event", "page_view", { page_path: pathname, page_title: named ?? document.title });
    if (pathname === contactPath) pushCommand("event", "page_tracking", { page: "contact" });
  }

  return {
    report(command: TagCommand) {
      if (command.length > 0) pushCommand(...command);
      else reportVisit();
    },
    /** Turns the tag on or off. */
    allow(isNowAllowed: boolean) {
      if (isNowAllowed === isAllowed) return;
      isAllowed = isNowAllowed;
      for (const id of tagIds) window[`ga-disable-${id}`] = !isAllowed;
      if (isAllowed) return start();
      // Commands that the script has not processed yet must not be sent later.
      dataLayer.length = 0;
      deleteGoogleCookies();
    },
  };
}

const googleCookie = /^_(ga|gid|gat|gac|gcl)(_|$)/;

/** Names of the cookies that Google's tag has set. */
export function googleCookieNames(cookies: string): string[] {
  return cookies
    .split(";")
    .map((cookie) => cookie.split("=", 1)[0]?.trim() ?? "")
    .filter((name) => googleCookie.test(name));
}

/**
 * The host and every domain above it, because the tag sets its cookies on the highest domain that
 * the browser allows.
 */
export function cookieDomains(host: string): string[] {
  const labels = host.split(".");
  return labels.map((_, index) => labels.slice(index).join("."));
}

/** Deletes the cookies that Google's tag has set on this site. */
function deleteGoogleCookies() {
  const domains = cookieDomains(location.hostname).map((domain) => `; domain=${domain}`);
  for (const name of googleCookieNames(document.cookie)) {
    for (const domain of ["", ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT${domain}`;
    }
  }
}
