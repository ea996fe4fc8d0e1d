import { loadScript } from "../load-script.ts";
import type { ShellSettings } from "../settings.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Google Analytics' own switches, one for each property. */
    [switchOff: `ga-disable-${string}`]: boolean | undefined;
  }
}

/** One call of `gtag`: its name, then its arguments. One of nothing stands for a visit. */
export type TagCommand = readonly unknown[];

const GOOGLE_TAG = "https://www.googletagmanager.com/gtag/js";

const PURPOSES = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];

const consentState = (state: "denied" | "granted") =>
  Object.fromEntries(PURPOSES.map((purpose) => [purpose, state]));

/** An address without what a visitor has asked a tool. */
export const withoutAnswers = (url: string) => url.split(/.tool=/)[0];

/** Google's tag in this page, with consent denied. Loads its script, which the first id names. */
export function googleTag({ tagIds = [], contactPath }: ShellSettings) {
  const dataLayer: unknown[] = [];
  let isAllowed = false;
  window.dataLayer = dataLayer;
  hand("consent", "default", consentState("denied"));
  loadScript(`${GOOGLE_TAG}?id=${encodeURIComponent(`${tagIds[0]}`)}`);

  function hand(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the tag takes an arguments object, not an array
    dataLayer.push(arguments);
  }

  function start() {
    hand("consent", "update", consentState("granted"));
    hand("js", new Date());
    // For every event of the tag, those too that it sends of itself, which would read both anew.
    hand("set", {
      page_location: withoutAnswers(location.href),
      page_referrer: withoutAnswers(document.referrer),
    });
    // Page views are sent by the site itself, which knows when a page is there.
    for (const id of tagIds) hand("config", id, { send_page_view: false });
  }

  /** A page that is called something else in the reports says so in a `data-page-view` attribute. */
  function reportVisit() {
    const named = document.querySelector<HTMLElement>("[data-page-view]")?.dataset.pageView;
    const { pathname } = location;
    hand("event", "page_view", { page_path: pathname, page_title: named ?? document.title });
    if (pathname === contactPath) hand("event", "page_tracking", { page: "contact" });
  }

  return {
    report(command: TagCommand) {
      if (command.length > 0) hand(...command);
      else reportVisit();
    },
    /** Lets the tag work, or makes it send nothing more. */
    allow(isNowAllowed: boolean) {
      if (isNowAllowed === isAllowed) return;
      isAllowed = isNowAllowed;
      for (const id of tagIds) window[`ga-disable-${id}`] = !isAllowed;
      if (isAllowed) return start();
      // What the script has not taken up yet must not be sent by it later.
      dataLayer.length = 0;
      deleteGoogleCookies();
    },
  };
}

const googleCookie = /^_(ga|gid|gat|gac|gcl)(_|$)/;

/** Names of the cookies among `cookies` that Google's tag has set. */
export function googleCookieNames(cookies: string): string[] {
  return cookies
    .split(";")
    .map((cookie) => cookie.split("=", 1)[0]?.trim() ?? "")
    .filter((name) => googleCookie.test(name));
}

/** The host and every domain above it: the tag sets its cookies as far up as the browser lets it. */
export function cookieDomains(host: string): string[] {
  const labels = host.split(".");
  return labels.map((_, index) => labels.slice(index).join("."));
}

/** Deletes what Google's tag keeps in this site's cookies. */
function deleteGoogleCookies() {
  const domains = cookieDomains(location.hostname).map((domain) => `; domain=${domain}`);
  for (const name of googleCookieNames(document.cookie)) {
    for (const domain of ["", ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT${domain}`;
    }
  }
}
