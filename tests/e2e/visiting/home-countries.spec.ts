import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/test.ts";

const field = (page: Page) => page.locator("#home-country");
const shown = (page: Page) => page.locator("[data-country]:visible");

test("the country that a visitor chooses is shown on other pages", async ({ page, context }) => {
  await page.goto("/");
  await expect(shown(page)).toHaveCount(0);
  // The field in the hero and the one in the list show one choice.
  await page.locator("#need-country").selectOption({ label: "Latvia" });
  await expect(field(page)).toHaveValue("homeCountry-latvia");
  await expect(shown(page)).toHaveCount(1);
  await page.goto("/services/relocation-support");
  await expect(field(page)).toHaveValue("homeCountry-latvia");
  await expect(shown(page)).toHaveCount(1);
  await page.getByLabel("Adults").fill("2");
  await expect(page.getByLabel("Where do you move from?")).toHaveValue("homeCountry-latvia");
  await page.goto("/services/tax-residency");
  await field(page).selectOption({ label: "Poland" });
  await page.goBack();
  await expect(field(page)).toHaveValue("homeCountry-poland");
  const another = await context.newPage();
  await another.goto("/services/tax-residency");
  await expect(field(another)).toHaveValue("");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a chosen country shows its facts, each with a source", async ({ page }) => {
    await page.goto("/services/tax-residency");
    await field(page).selectOption({ label: "Finland" });
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page).locator("a[href^=http]").first()).toBeVisible();
  });

  test("each need leads from the first screen of a phone to an answer", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const needs = page.locator("main section").first().locator("nav a");
    await expect(needs).toHaveCount(4);
    const ways = await needs.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    for (const link of await needs.all()) await expect(link).toBeInViewport();
    const answers = [/plan of the move/, /your free zone/, /route is open/, "Branch or subsidiary"];
    for (const [index, name] of answers.entries()) {
      await page.goto(ways[index] ?? "");
      await expect(page.getByRole("heading", { level: 2, name })).toBeInViewport();
    }
  });
});
