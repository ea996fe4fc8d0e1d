import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from "@playwright/test";

const isLocal = (url: string) =>
  /^(data|blob|about):/.test(url) ||
  /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);

/** A test that `npm test` runs. `npm run test:all` runs the others, too. */
export const journey = { tag: "@journey" };

/** Storage of a visitor who has not chosen in the cookie banner yet. */
export const newVisitor = { cookies: [], origins: [] };

/** Storage of a visitor who has chosen. */
export function visitorWho(consent: "accepted" | "declined", origin: string) {
  const localStorage = [{ name: "cookie-consent", value: consent }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** Stops the page's clock a little in the future. From then on the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** All scripts that hydrate a form. */
export const ISLAND_SCRIPTS =
  /\/built\/(?!shell-|hydrate-|home-countries-|suggested-country-|carried-|tool-query-)[^/]+\.js/;

/** A request to the email service. */
export const SENDS = /\/email\/send/;

/** Requests to the image server. */
export const IMAGES = /\/images\/local\//;

/** Holds back requests until the test releases them. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => letCome();
}

/** Playwright's message when a page registers the service worker, which tests block. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/;

/**
 * Chromium's message when it aborts a view transition. Routed requests turn off its cache, so the
 * next page's style sheet is late.
 */
const TRANSITION_GIVEN_UP =
  /ViewTransition opt-in disabled|Transition was aborted because of invalid/;

type Fixtures = { allowedConsole: RegExp[]; allowedRequests: RegExp[]; watched: undefined };

/**
 * A page that must log nothing and send no request beyond this machine. A test allows an expected
 * error by its text, and a request by its address. The visitor has declined cookies, so no banner
 * covers elements.
 */
export const test = base.extend<Fixtures>({
  allowedConsole: [[], { option: true }],
  allowedRequests: [[], { option: true }],
  storageState: ({ baseURL }, use) => use(visitorWho("declined", String(baseURL))),
  // Requests that pass a service worker bypass the tests' routes.
  serviceWorkers: "block",
  watched: [
    async ({ context, allowedConsole, allowedRequests }, use) => {
      const unexpected: string[] = [];
      const silenced = [...allowedConsole, BLOCKED_WORKER];
      const watchers = {
        console: (message: ConsoleMessage) => {
          const text = `${message.type()}: ${message.text()} (${message.location().url})`;
          const isProblem = message.type() === "error" || message.type() === "warning";
          if (isProblem && !silenced.some((allowed) => allowed.test(text))) unexpected.push(text);
        },
        weberror: (webError: WebError) => {
          const text = String(webError.error());
          const isKnown = [...silenced, TRANSITION_GIVEN_UP].some((known) => known.test(text));
          if (!isKnown) unexpected.push(`uncaught: ${text}`);
        },
        request: (request: Request) => {
          const url = request.url();
          if (!isLocal(url) && !allowedRequests.some((allowed) => allowed.test(url))) {
            unexpected.push(`request to ${url}`);
          }
        },
      };
      context.on("console", watchers.console);
      context.on("weberror", watchers.weberror);
      context.on("request", watchers.request);
      await use(undefined);
      // Several tests may share a browser context.
      context.off("console", watchers.console);
      context.off("weberror", watchers.weberror);
      context.off("request", watchers.request);
      expect(unexpected, "console output and requests that no test asked for").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
