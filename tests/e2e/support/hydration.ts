import type { Page } from "@playwright/test";

/** All by which React takes over a form. */
export const ISLAND_SCRIPTS = /\/built\/(?!shell-|hydrate-|home-countries-|carried-)[^/]+\.js/;
/** What belongs to the form alone, and what it shares with others. */
export const FORM_SCRIPT = /\/built\/(consultation|email-capture)-[^/]+\.js/;
export const REACT_SCRIPT = /\/built\/react-[^/]+\.js/;
/** All of the framework. */
export const CHUNKS = /\/_next\/static\/chunks\/.*\.js/;

/** A message on its way to the service. */
export const SENDS = /\/email\/send/;

type State = "not-hydrated" | "hydrating" | "overdue" | "failed" | "hydrated";

/** What the hydration script says of the page's one form. */
export function reactState(page: Page): Promise<string | null> {
  return page.locator("[data-react]").getAttribute("data-react");
}

/** Waits until the hydration script says so. */
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
