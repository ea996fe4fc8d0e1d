import type { Page } from "@playwright/test";

/** Stops the installed clock of a page a little ahead of now; from here on the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}
