import type { Page } from "@playwright/test";
import { expect, journey, test } from "#tests/e2e/support/test.ts";
import { toolQuestions } from "#tests/support/tool-questions.ts";
import { wholeLink } from "#tests/support/whole-link.ts";

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

const DUTIES = toolQuestions["company-duties"];

/** A company whose year ends in October. Cut by a sign, its link says January. */
const OCTOBER = wholeLink(
  `tool=company-duties&who=person&${DUTIES.entries}`.replace(/periodEnd=.*/, "periodEnd=10"),
);

/** Opens a link that lost its last sign, and presses the button of the form that it opens. */
async function expectOpenChoice(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(address);
  await expect(warning(page)).toBeVisible();
  await expect(headline(page)).toHaveCount(0);
  const choice = page.locator("#tool-periodEnd");
  await expect(choice).toHaveValue("–");
  await expect(page.locator("#tool-who")).toHaveValue("person");
  await page.locator("#tool button[type=submit]").click();
  await expect(choice).toHaveAttribute("aria-invalid", "true");
  await expect(choice).toHaveValue("–");
  await expect(headline(page)).toHaveCount(0);
  await choice.selectOption("10");
  await page.locator("#tool button[type=submit]").click();
  await expect(headline(page)).toHaveCount(1);
}

test("a choice that a link has lost stays open, and the button gives no number without it", async ({
  page,
}) => {
  for (const form of ["#?", "?"])
    await expectOpenChoice(page, DUTIES.path + form + OCTOBER.slice(0, -1));
});

test("the free zones are not counted for a link that has lost a part, until the visitor says what they need", async ({
  page,
}) => {
  const link = wholeLink("tool=zone-finder&who=newCompany&activity=trading&customers=mainland");
  for (const form of ["#?", "?"]) {
    await page.goto("about:blank");
    await page.goto(`/free-zones${form}${link.slice(0, -1)}`);
    await expect(warning(page)).toBeVisible();
    await page.locator("#tool-activity").focus();
    await expect(page.locator("#tool [data-react]")).toHaveAttribute("data-react", "hydrated");
    await expect(page.locator("#tool-activity")).toHaveValue("trading");
    await expect(page.locator("#tool-customers")).toHaveValue("–");
    await expect(headline(page)).toHaveCount(0);
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
    const open = page.locator("#tool select:has(option:checked:text-is('–'))");
    while ((await open.count()) > 0) await open.first().selectOption({ index: 1 });
    await expect(headline(page)).toHaveCount(1);
  }
});

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
  test("a choice that a link has lost stays open, and the button gives no number without it", async ({
    page,
  }) => {
    await expectOpenChoice(page, `${DUTIES.path}?${OCTOBER.slice(0, -1)}`);
  });

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
