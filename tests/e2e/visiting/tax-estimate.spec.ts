import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { layoutProblems } from "#tests/e2e/support/layout-problems.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { ISLAND_SCRIPTS } from "#tests/e2e/support/waking.ts";

const PATH = "/free-zones/tax-benefits";

const tool = (page: Page) => page.locator("#tool");
const field = (page: Page, name: RegExp) => tool(page).getByLabel(name);
const totals = (page: Page) => tool(page).getByRole("status");

test("a visitor estimates by keyboard at 320 px, shares the address and takes the result to the call", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 700 });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (ISLAND_SCRIPTS.test(request.url())) scripts.push(request.url());
  });
  await page.goto(PATH, { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);

  await field(page, /^Revenue/).focus();
  await expect(page.locator("html")).toHaveAttribute("data-react", "awake");
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
  await expect(totals(page)).toHaveText("Mainland: AED 11,250. Free zone: AED 11,250.");
  await expect(page).toHaveURL(/\?tool=tax-estimate&revenue=10\+000\+000&profit=500%2C000/);
  await expectAccessible(page);
  expect(await layoutProblems(page, "#tool")).toEqual([]);

  await field(page, /^Share/).fill("100");
  await expect(totals(page)).toHaveText("Mainland: AED 11,250. Free zone: AED 0.");
  await page.reload();
  await expect(totals(page)).toHaveText("Mainland: AED 11,250. Free zone: AED 0.");

  await tool(page).getByRole("link", { name: "Take it to the call" }).click();
  await page.getByLabel("Full name").focus();
  await expect(page.getByLabel("Message")).toHaveValue(
    /^Revenue of the tax period: 10 000 000\n[\s\S]*Corporate tax, Free zone: AED\s0\nhttp/,
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the server answers, and the page stays as it was for everybody else", async ({ page }) => {
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
    await expect(totals(page)).toHaveText("Mainland: AED 11,250. Free zone: AED 11,250.");
    await expect(field(page, /^Revenue/)).toHaveValue("10,000,000");

    const plain = await page.request.get(PATH);
    expect(plain.headers()["x-nextjs-cache"]).toBe("HIT");
    expect(await plain.text()).not.toContain("10,000,000");
  });
});
