import { type Browser, chromium } from "@playwright/test";
import { createClient, type SanityClient } from "@sanity/client";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { browserExecutable } from "#scripts/lib/browser.ts";
import { waitForHttp } from "../lib/wait-for-http.ts";

const ANSWER_MS = 3_000;

/** @throws when nothing answers there, saying what was looked for and what to start */
export async function requireRunning(what: "site" | "content lake", url: string): Promise<void> {
  await waitForHttp(url, { timeoutMs: ANSWER_MS }).catch((cause: unknown) => {
    throw new Error(
      `The ${what} does not answer at ${url}. This measures what npm start runs: start it first, with the same ports.`,
      { cause },
    );
  });
}

/**
 * The local content lake, to write test content into.
 * @throws when it does not answer, or is a hosted one
 */
export async function localLake(): Promise<SanityClient> {
  const { isLocal, ...connection } = contentLakeFromEnvironment();
  if (!isLocal) {
    throw new Error("This publishes test content: run it on the local content lake only.");
  }
  await requireRunning("content lake", `${connection.apiHost}/v1/ping`);
  return createClient({ ...connection, useCdn: false, perspective: "raw", token: "any" });
}

/**
 * Opens a browser for the site that `npm start` runs.
 * @throws when no site answers, saying what to do
 */
export async function withRunningSite(
  use: (browser: Browser, site: string) => Promise<void>,
): Promise<void> {
  const site = siteUrl();
  await requireRunning("site", site);
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

/** Every page that the sitemap of a site names, by its path. @param origin address of its server */
export async function sitePaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  if (paths.length === 0) throw new Error(`The sitemap of ${origin} names no page.`);
  return paths;
}

/** The value that `share` of 100 values do not exceed; the median by itself. */
export function percentile(values: readonly number[], share = 50): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.ceil((values.length * share) / 100) - 1];
}
