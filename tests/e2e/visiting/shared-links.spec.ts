import type { Page } from "@playwright/test";
import { expect, journey, test } from "#tests/e2e/support/test.ts";

// A result's link as people and programs hand it on.

const TAX = "/free-zones/tax-benefits";
const year = new Date().getUTCFullYear() + 2;
const ENTRIES = `tool=tax-estimate&who=newCompany&revenue=5000000&profit=500000&currency=AED&activity=services&customers=companies&periodEnd=${year}-12-31&issued=&earlierRevenue=&otherProfit=&share=&group=no&end=1`;

const headline = (page: Page) => page.locator(".tool-sheet h3");
const warning = (page: Page) => page.getByText("A part of this link is missing or was changed.");

/** The address of a result, as a visitor copies it. */
async function copiedLink(page: Page): Promise<string> {
  await page.goto(`${TAX}?${ENTRIES}`);
  await expect(headline(page)).toContainText("AED 11,250");
  await page.locator("#tool-revenue").focus();
  await expect(page.locator("#tool [data-react]")).toHaveAttribute("data-react", "hydrated");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\?tool=tax-estimate&check=\w+&who=newCompany&revenue/);
  return page.url();
}

test(
  "a link to a result opens it with a campaign, and asks again where it was cut off",
  journey,
  async ({ page }) => {
    const link = await copiedLink(page);
    const [address = "", entries = ""] = link.split("#?");
    const fresh = async (url: string) => {
      await page.goto("about:blank");
      await page.goto(url);
    };
    await fresh(`${address}?utm_source=letter#?${entries}&gclid=click.`);
    await expect(headline(page)).toContainText("AED 11,250");
    await expect(page).toHaveURL(/\?utm_source=letter&gclid=click\.#\?tool=tax-estimate&check/);

    await fresh(link.replace("#?", "%23%3F"));
    await expect(headline(page)).toContainText("AED 11,250");
    await expect(page).toHaveURL(link);

    // Mail programs write "&" so, and the browser takes what follows it for the fragment.
    for (const sign of ["&#38;", "&#x26;"]) {
      for (const form of ["#?", "?"]) {
        await fresh(address + form + entries.replaceAll("&", sign));
        await expect(headline(page)).toContainText("AED 11,250");
        await expect(page).toHaveURL(/\/free-zones\/tax-benefits#\?tool=tax-estimate/);
      }
    }

    for (const form of ["#?", "?"]) {
      await fresh(address + form + entries.slice(0, entries.lastIndexOf("&")));
      await expect(warning(page)).toBeVisible();
      await expect(page.locator("#tool-revenue")).toHaveValue("5000000");
      await expect(headline(page)).toHaveCount(0);
    }
  },
);

test("a visitor who chooses another language keeps the result, and what was typed", async ({
  page,
}) => {
  const swedish = page.locator("footer").getByRole("link", { name: "Svenska" });
  await copiedLink(page);
  await swedish.click();
  await expect(page).toHaveURL(/\/sv\/free-zones\/tax-benefits#\?tool=tax-estimate/);
  await expect(headline(page)).toContainText(/11.250.AED/);

  await page.goto(TAX);
  await page.locator("#tool-revenue").fill("7000000");
  await expect(page.locator("#tool [data-react]")).toHaveAttribute("data-react", "hydrated");
  await swedish.click();
  await expect(page.locator("#tool-revenue")).toHaveValue("7000000");
  await expect(headline(page)).toHaveCount(0);
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);

  await page.goto(TAX);
  await swedish.click();
  await expect(page).toHaveURL(/\/sv\/free-zones\/tax-benefits$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a form that was sent gives its result, and its link without the end asks again", async ({
    page,
  }) => {
    await page.goto(`${TAX}?${ENTRIES}`);
    await expect(headline(page)).toContainText("AED 11,250");
    await page.goto(`${TAX}?${ENTRIES.replace("&group=no&end=1", "")}`);
    await expect(page.locator("#tool-revenue")).toHaveValue("5000000");
    await expect(headline(page)).toHaveCount(0);
    for (const lost of [
      ENTRIES.replaceAll("&", "&#38;"),
      ENTRIES.replace("&group=no&end=1", "&"),
      "tool=tax-estimate&amp;",
      ENTRIES.slice(ENTRIES.indexOf("venue")),
      ENTRIES.slice(ENTRIES.indexOf("tax-")),
    ]) {
      await page.goto(`${TAX}?${lost}`);
      await expect(warning(page), lost).toBeVisible();
      await expect(headline(page)).toHaveCount(0);
    }
    await page.goto(`${TAX}?${ENTRIES}&`);
    await expect(headline(page)).toContainText("AED 11,250");
  });
});
