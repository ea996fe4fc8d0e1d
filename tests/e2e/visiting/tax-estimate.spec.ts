import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { layoutProblems } from "#tests/e2e/support/layout-problems.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { expectPlainPage, openOnNarrowPhone, said, tool } from "#tests/e2e/support/tool-page.ts";

const PATH = "/free-zones/tax-benefits";

const field = (page: Page, name: RegExp) => tool(page).getByLabel(name);

test("a visitor estimates by keyboard at 320 px, shares the address and takes the result to the call", {
  tag: "@journey",
}, async ({ page }) => {
  test.slow();
  await openOnNarrowPhone(page, PATH);

  await field(page, /^Revenue/).focus();
  await expect(page.locator("[data-react]")).toHaveAttribute("data-react", "hydrated");
  await page.keyboard.type("10 000 000");
  await page.keyboard.press("Tab");
  await page.keyboard.type("20,000,000");
  await page.keyboard.press("Enter");
  await expect(field(page, /^Taxable profit/)).toBeFocused();
  await expect(tool(page)).toContainText("Profit cannot be higher than revenue.");
  await expectAccessible(page);

  await field(page, /^Taxable profit/).fill("500,000");
  await field(page, /^Share/).fill("0");
  await field(page, /^Last day/).fill("2027-12-31");
  await expect(said(page)).toHaveText("Mainland: AED 11,250. Free zone: AED 11,250.");
  await expect(page).toHaveURL(/#\?tool=tax-estimate&revenue=10\+000\+000&profit=500%2C000/);
  await expectAccessible(page);
  expect(await layoutProblems(page, "#tool")).toEqual([]);

  await field(page, /^Share/).fill("100");
  await expect(said(page)).toHaveText("Mainland: AED 11,250. Free zone: AED 0.");
  // Whoever asks is taken to the answer, and told it again where it is the same.
  const spoken = await said(page).locator("span").elementHandle();
  await page.keyboard.press("Enter");
  await expect(page.locator(".tool-sheet h3")).toBeInViewport();
  await expect(page.locator(".tool-sheet h3")).toContainText("AED 11,250");
  expect(await spoken?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(tool(page).getByRole("button", { name: "Print this answer" })).toBeVisible();
  await page.reload();
  await expect(said(page)).toHaveText("Mainland: AED 11,250. Free zone: AED 0.");

  await tool(page).getByRole("link", { name: "Take it to the call" }).click();
  await page.getByLabel("Full name").focus();
  await expect(page.getByLabel("Message")).toHaveValue(
    /^Revenue of the tax period: 10 000 000\n[\s\S]*Corporate tax, Free zone: AED\s0\nhttp/,
  );
  await page.getByText("Your answer from the tool comes with this request.").click();
  await expect(
    page.getByText("Last day of the tax period: 31 December 2027").first(),
  ).toBeVisible();
  await page.getByLabel("Full name").fill("Sanna");
  await page.getByRole("link", { name: "Leave it out" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("Sanna");
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the server answers, and the page stays as it was for everybody else", {
    tag: "@journey",
  }, async ({ page }) => {
    await page.goto(PATH);
    await field(page, /^Revenue/).fill("10,000,000");
    await field(page, /^Taxable profit/).fill("no idea");
    await field(page, /^Share/).fill("0");
    await tool(page).getByRole("button", { name: "Estimate the tax" }).click();
    await expect(tool(page)).toContainText("Enter an amount in figures");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await field(page, /^Taxable profit/).fill("500,000");
    await field(page, /^Last day/).fill("2027-12-31");
    await tool(page).getByRole("button", { name: "Estimate the tax" }).click();
    await expect(said(page)).toHaveText("Mainland: AED 11,250. Free zone: AED 11,250.");
    await expect(page.locator(".tool-sheet h3")).toBeInViewport();
    await expect(field(page, /^Revenue/)).toHaveValue("10,000,000");
    // On paper, the answer alone.
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".tool-sheet h3")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await page.emulateMedia({ media: "screen" });

    expect(await expectPlainPage(page, PATH)).not.toContain("10,000,000");
  });
});
