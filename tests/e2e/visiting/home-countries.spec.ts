import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/test.ts";

const openCountries = (page: Page) => page.locator('details[name="home-country"][open] > summary');

test("the country that a visitor opens is open on other pages", async ({ page, context }) => {
  /** Presses a country, and waits until the browser has told the page, a moment after it shows. */
  const press = async (name: string, kept: string) => {
    await page.locator('details[name="home-country"] > summary', { hasText: name }).click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("home-country"))).toBe(kept);
  };
  await page.goto("/");
  await expect(openCountries(page)).toHaveCount(0);
  await press("Latvia", "homeCountry-latvia");
  for (const path of [
    "/services/tax-residency",
    "/services/relocation-support",
    "/advantages/accessibility",
    "/advantages/geographical-location",
    "/contact",
  ]) {
    await page.goto(path);
    await expect(openCountries(page)).toHaveText(/^Latvia/);
  }
  await press("Poland", "homeCountry-poland");
  await page.goBack();
  await expect(openCountries(page)).toHaveText(/^Poland/);
  await press("Poland", "");
  await page.goto("/");
  await expect(openCountries(page)).toHaveCount(0);
  const another = await context.newPage();
  await another.goto("/contact");
  await expect(another.locator('details[name="home-country"]').first()).toBeVisible();
  await expect(openCountries(another)).toHaveCount(0);
});
