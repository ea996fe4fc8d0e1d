import { type Browser, chromium } from "@playwright/test";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { browserExecutable } from "../lib/browser.ts";
import { waitForHttp } from "../lib/wait-for-http.ts";

const ANSWER_MS = 3_000;

/** @throws when nothing responds, with what to start */
export async function requireRunning(what: "site" | "content lake", url: string): Promise<void> {
  await waitForHttp(url, { timeoutMs: ANSWER_MS }).catch((cause: unknown) => {
    throw new Error(
      `The ${what} does not answer at ${url}. Run npm start first, with the same ports.`,
      { cause },
    );
  });
}

/** Opens a browser for a measurement of the running site. */
export async function withRunningSite(
  measure: (browser: Browser, site: string) => Promise<void>,
): Promise<void> {
  const site = siteUrl();
  await requireRunning("site", site);
  const executablePath = await browserExecutable();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    await measure(browser, site);
  } finally {
    await browser.close();
  }
}

/** The path of every page in a site's sitemap. @param origin address of its server */
export async function sitePaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  if (paths.length === 0) throw new Error(`The sitemap of ${origin} lists no page.`);
  return paths;
}
