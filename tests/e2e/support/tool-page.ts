import type { Page } from "@playwright/test";
import { ISLAND_SCRIPTS } from "./hydration.ts";
import { expect } from "./test.ts";

/** The tool of a page. */
export const tool = (page: Page) => page.locator("#tool");

/** The result in one sentence, as a screen reader is told it. */
export const said = (page: Page) => tool(page).getByRole("status");

/** Opens a page on the narrowest phone, where it downloads nothing of its tool. */
export async function openOnNarrowPhone(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (ISLAND_SCRIPTS.test(request.url())) scripts.push(request.url());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
}

/** Expects the page that everybody else gets to be ready, as it was. @returns its HTML */
export async function expectPlainPage(page: Page, path: string): Promise<string> {
  const plain = await page.request.get(path);
  expect(plain.headers()["x-nextjs-cache"]).toBe("HIT");
  return plain.text();
}
