import type { Page, Route } from "@playwright/test";

/** All by which React takes over a form. */
export const ISLAND_SCRIPTS = /\/built\/(?!shell-|waking-|home-countries-)[^/]+\.js/;
/** What belongs to the form alone, and what it shares with others. */
export const FORM_SCRIPT = /\/built\/(consultation|email-capture)-[^/]+\.js/;
export const REACT_SCRIPT = /\/built\/react-[^/]+\.js/;
/** All of the framework. */
export const CHUNKS = /\/_next\/static\/chunks\/.*\.js/;

type State = "asleep" | "waking" | "overdue" | "failed" | "awake";

/** What the waking script says of the page's one form. */
export function reactState(page: Page): Promise<string | null> {
  return page.locator("[data-react]").getAttribute("data-react");
}

/** Waits until the waking script says so. */
export async function reactIs(page: Page, state: State): Promise<void> {
  await page.locator(`[data-react="${state}"]`).waitFor();
}

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
  return letCome;
}

/** Ways in which something that React needs does not come. */
export const faults = {
  "is missing": (route: Route) => route.fulfill({ status: 404 }),
  "is an error": (route: Route) => route.fulfill({ status: 500 }),
  "is blocked": (route: Route) => route.abort(),
};

/** Makes the page as slow as on a cheap phone in a weak network: the "Slow 3G" of Chrome. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
}
