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

/** A test that `npm test` runs; the others are for `npm run test:rest`. */
export const journey = { tag: "@journey" };

/** Storage of a visitor who has not answered the cookie banner yet. */
export const newVisitor = { cookies: [], origins: [] };

/** Storage of a visitor who has answered the cookie banner. */
export function visitorWho(consent: "accepted" | "declined", origin: string) {
  const localStorage = [{ name: "cookie-consent", value: consent }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** Stops the installed clock of a page a little ahead of now; from here on the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** All by which React takes over a form. */
export const ISLAND_SCRIPTS = /\/built\/(?!shell-|hydrate-|home-countries-|carried-)[^/]+\.js/;

/** A message on its way to the service. */
export const SENDS = /\/email\/send/;

/** Keeps what is asked for on its way until the test lets it come. */
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

/** What Playwright says where a page registers the service worker that tests do without. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/;

/**
 * What Chromium says when it gives up a transition between two pages, as it does where requests are
 * routed: that turns off its cache, and the next page's style sheet is late. The page simply appears.
 */
const TRANSITION_GIVEN_UP =
  /ViewTransition opt-in disabled|Transition was aborted because of invalid/;

type Fixtures = { allowedConsole: RegExp[]; allowedRequests: RegExp[]; watched: undefined };

/**
 * A page whose console must stay silent and which must not reach past this machine. Tests that
 * expect an error on the console allow it by its text, and a request by its address. The visitor
 * has declined cookies, so that the banner stands in no test's way.
 */
export const test = base.extend<Fixtures>({
  allowedConsole: [[], { option: true }],
  allowedRequests: [[], { option: true }],
  storageState: ({ baseURL }, use) => use(visitorWho("declined", String(baseURL))),
  // Requests that a worker has seen escape the tests' routes.
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
      // A context may serve one test after the other.
      context.off("console", watchers.console);
      context.off("weberror", watchers.weberror);
      context.off("request", watchers.request);
      expect(unexpected, "console output and requests that no test asked for").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
