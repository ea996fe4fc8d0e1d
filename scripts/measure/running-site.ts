import { type Browser, chromium } from "@playwright/test";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { browserExecutable } from "#scripts/lib/browser.ts";
import { waitForHttp } from "../lib/wait-for-http.ts";

const ANSWER_MS = 3_000;

/** @throws when no site answers there, saying what to do */
export async function requireRunningSite(site: string): Promise<void> {
  await waitForHttp(site, { timeoutMs: ANSWER_MS }).catch((cause: unknown) => {
    throw new Error("This measures the site that npm start runs: start it first.", { cause });
  });
}

/**
 * Opens a browser for the site that `npm start` runs.
 * @throws when no site answers, saying what to do
 */
export async function withRunningSite(
  use: (browser: Browser, site: string) => Promise<void>,
): Promise<void> {
  const site = siteUrl();
  await requireRunningSite(site);
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    args: ["--no-sandbox"],
  });
  try {
    await use(browser, site);
  } finally {
    await browser.close();
  }
}
