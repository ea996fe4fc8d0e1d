import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";

/**
 * Bytes of JavaScript, compressed with gzip, that a browser with an empty cache downloads for a
 * page before anybody touches it. Without the service worker, which comes once the page is done.
 */
export async function javascriptOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  const response = await page.goto(url, { waitUntil: "networkidle" });
  if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}.`);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  if (total === 0) throw new Error(`${url} loaded no script: that is no measurement.`);
  return total;
}
