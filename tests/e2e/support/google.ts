import type { BrowserContext } from "@playwright/test";

/** Every host that Google's tag may contact. */
export const GOOGLE =
  /^https:\/\/([\w-]+\.)*(googletagmanager|google-analytics|google|doubleclick)\.(com|net)\//;

const VITAL = /^\{"name":"(?:CLS|FCP|INP|LCP|TTFB)"/;

/** An event of the replaced tag: its name and parameters. */
export type GoogleEvent = { name: string } & Record<string, unknown>;

/**
 * A replacement of Google's tag. It processes the data layer, sends each event of an enabled page
 * together with everything that a third party's script can read, and sets a cookie.
 */
const tagScript = `
  document.cookie = "_ga=GA1.1.1; path=/";
  const told = {};
  const collect = ([command, name, parameters]) => {
    if (command === "set") Object.assign(told, name);
    const isOff = Object.keys(window).some((key) => key.startsWith("ga-disable-") && window[key]);
    if (command !== "event" || isOff) return;
    const event = encodeURIComponent(JSON.stringify({ name, ...parameters }));
    const page = told.page_location ?? location.href;
    const from = told.page_referrer ?? document.referrer;
    const all = [page, from, location.href, document.referrer, document.title, history.state];
    const read = encodeURIComponent(JSON.stringify([...all, document.cookie]));
    fetch("https://www.google-analytics.com/g/collect?event=" + event + "&read=" + read, { mode: "no-cors" });
  };
  window.dataLayer.forEach(collect);
  const push = window.dataLayer.push;
  window.dataLayer.push = (...entries) => { entries.forEach(collect); return push.apply(window.dataLayer, entries); };
`;

/** Responds to every request to Google. @returns the requests in order */
export async function standInForGoogle(context: BrowserContext) {
  const scripts: string[] = [];
  const events: GoogleEvent[] = [];
  const vitals: GoogleEvent[] = [];
  const everything: string[] = [];
  await context.route(GOOGLE, async (route) => {
    const url = new URL(route.request().url());
    const event = url.searchParams.get("event");
    const { referer = "" } = await route.request().allHeaders();
    everything.push(decodeURIComponent(url.href), referer);
    if (event === null) scripts.push(url.href);
    else (VITAL.test(event) ? vitals : events).push(JSON.parse(event));
    await route.fulfill({
      contentType: "text/javascript",
      body: event === null ? tagScript : "",
    });
  });
  return { scripts, events, vitals, everything };
}
