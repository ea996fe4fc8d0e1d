import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/test.ts";

const field = (page: Page) => page.locator("#home-country");
const shown = (page: Page) => page.locator("[data-country]:visible");

test("the country that a visitor chooses is shown on other pages", async ({ page, context }) => {
  await page.goto("/");
  await page.locator("#need-country").selectOption({ label: "Latvia" });
  await page.getByRole("link", { name: "Move with my family" }).click();
  await expect(field(page)).toHaveValue("homeCountry-latvia");
  await expect(shown(page)).toHaveCount(1);
  await page.getByLabel("Adults").fill("3");
  await expect(page.getByLabel("Where do you move from?")).toHaveValue("homeCountry-latvia");
  await page.goto("/contact");
  const nationality = page.getByLabel("Nationality");
  await expect(nationality).toHaveValue("");
  const suggested = await nationality.evaluate((entry: HTMLInputElement) =>
    [...(entry.list?.options ?? [])].map(({ value }) => value),
  );
  expect(suggested.slice(0, 2)).toEqual(["Latvia", "Denmark"]);
  await page.goto("/services/relocation-support");
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

  test("every need on a phone's first screen leads to an answer", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const needs = page.locator("main section").first().locator("nav a");
    await expect(needs).toHaveCount(4);
    const ways = await needs.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    for (const link of await needs.all()) await expect(link).toBeInViewport();
    const answers: [RegExp | string, Record<string, string>][] = [
      [/plan of the move/, { Adults: "2", Children: "2" }],
      [/your free zone/, { "How many residence visas do you need?": "1" }],
      [/route is open/, { "What will you live on?": "savings" }],
      [
        /every duty with its day/,
        { "Who asks?": "branch", "Who gets a visa through the company?": "employees" },
      ],
    ];
    for (const [index, [name, begun]] of answers.entries()) {
      await page.goto(ways[index] ?? "");
      await expect(page.getByRole("heading", { level: 2, name })).toBeInViewport();
      for (const [label, value] of Object.entries(begun)) {
        await expect(page.getByLabel(label)).toHaveValue(value);
      }
      await expect(page.locator("#tool [aria-invalid=true]")).toHaveCount(0);
    }
  });
});
