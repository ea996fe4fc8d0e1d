import { chromium, type FullConfig } from "@playwright/test";
import { waitForHttp } from "#scripts/lib/wait-for-http.ts";
import { addresses } from "./stack.ts";

const START_MS = 10 * 60_000;

/**
 * Prints the browser's version, because a newer one may find other problems, and waits for the
 * Studio, which is ready after the site.
 */
export default async function beforeAll({ projects: [project] }: FullConfig) {
  const { launchOptions } = project?.use ?? {};
  const browser = await chromium.launch(launchOptions);
  process.stdout.write(
    `Browser: Chromium ${browser.version()}, ${launchOptions?.executablePath}\n`,
  );
  await browser.close();
  await waitForHttp(addresses.studio, { timeoutMs: START_MS });
}
