import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/test.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("a followed link opens at the top; back and forward where they were", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await page.evaluate(() => window.scrollTo(0, 1_500));
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(500);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Dubai", exact: true });
  await link.evaluate((element) => element instanceof HTMLElement && element.click());
  await expect(page).toHaveURL("/free-zones/dubai");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to" })).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => scrolled(page)).toBe(before);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(700);
});
