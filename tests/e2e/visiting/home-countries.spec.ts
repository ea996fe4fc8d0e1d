import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/test.ts";

const others = [
  "/services/tax-residency",
  "/services/relocation-support",
  "/advantages/accessibility",
  "/advantages/geographical-location",
  "/contact",
];

const openCountries = (page: Page) => page.locator('details[name="home-country"][open] > summary');
const summary = (page: Page, name: string) =>
  page.locator('details[name="home-country"] > summary', { hasText: name });

/** Once the browser has told the page of it, which is a moment after it shows. */
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem("home-country"));

test("the country that a visitor opens is open on the other pages of the tab, until it is closed", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await expect(openCountries(page)).toHaveCount(0);
  await summary(page, "Latvia").click();
  await expect.poll(() => kept(page)).toBe("homeCountry-latvia");
  for (const path of others) {
    await page.goto(path);
    await expect(openCountries(page)).toHaveText(/^Latvia/);
  }
  await summary(page, "Poland").click();
  await expect.poll(() => kept(page)).toBe("homeCountry-poland");
  await page.goBack();
  await expect(openCountries(page)).toHaveText(/^Poland/);
  await summary(page, "Poland").click();
  await expect.poll(() => kept(page)).toBe("");
  await page.goto("/");
  await expect(openCountries(page)).toHaveCount(0);
  const another = await context.newPage();
  await another.goto("/contact");
  await expect(summary(another, "Latvia")).toBeVisible();
  await expect(openCountries(another)).toHaveCount(0);
});
