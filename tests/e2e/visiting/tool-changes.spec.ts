import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { expect, ISLAND_SCRIPTS, test } from "#tests/e2e/support/test.ts";
import { wholeLink } from "#tests/support/whole-link.ts";

// What becomes of a result when an entry changes after it.

const NOTE = "If you have changed an entry since, this result is for the earlier numbers.";
const year = new Date().getUTCFullYear() + 2;

const note = (page: Page) => page.locator(".tool-sheet").getByText(NOTE);
const headline = (page: Page) => page.locator(".tool-sheet h3");
const said = (page: Page) => page.locator("#tool").getByRole("status");

type Case = {
  /** An address with a result. */
  address: string;
  /** The field that is changed, to an entry that has no result, and to one that has another. */
  field: string;
  broken: string;
  mended: string;
};

const tools: Record<string, Case> = {
  "tax estimate": {
    address: `/free-zones/tax-benefits?${wholeLink(`tool=tax-estimate&revenue=5000000&profit=500000&activity=services&customers=companies&periodEnd=${year}-12-31`)}`,
    field: "#tool-profit",
    broken: "9 500 000",
    mended: "600 000",
  },
  "visa route": {
    address: `/services/residency-visas?${wholeLink("tool=visa-route&livelihood=company&companions=nobody&age=57&currency=AED&property=1,000,000&monthsAway=7")}`,
    field: "#tool-property",
    broken: "a flat",
    mended: "3,000,000",
  },
  "day counter": {
    address: `/services/tax-residency?${wholeLink("tool=day-counter&arrival=2027-01-01&departure=2027-03-31")}`,
    field: "#tool-departure-1",
    broken: "2026-01-01",
    mended: "2027-12-31",
  },
  "move plan": {
    address: `/services/relocation-support?${wholeLink(`tool=move-plan&month=${year}-08&adults=2&company=none&pets=no&car=none`)}`,
    field: "#tool-adults",
    broken: "none",
    mended: "3",
  },
};

for (const [name, { address, field, broken, mended }] of Object.entries(tools)) {
  test(`${name}: an old result is marked as outdated while the changed entries are incomplete`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.locator(field).focus();
    await expect(page.locator("[data-react]")).toHaveAttribute("data-react", "hydrated");
    const before = String(await headline(page).textContent());
    await expect(note(page)).toBeHidden();

    await page.locator(field).fill(broken);
    await expect(note(page)).toBeVisible();
    await expect(headline(page)).toHaveText(before);
    await expect(headline(page)).toHaveCSS("opacity", "1");
    await expect(headline(page).locator("xpath=../..")).toHaveCSS("opacity", "0.88");
    await expect(said(page)).toContainText(NOTE);
    await expectAccessible(page, "#tool");

    await page.locator(field).fill(mended);
    await expect(note(page)).toBeHidden();
    await expect(said(page)).not.toContainText(NOTE);
    await expect(page.locator(`${field}[aria-invalid=true]`)).toHaveCount(0);
  });
}

test("a result is marked as outdated from a change until the scripts have loaded, and is then updated", async ({
  page,
}) => {
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  await page.route(ISLAND_SCRIPTS, async (route) => {
    await isFree;
    await route.continue();
  });
  await page.goto(tools["tax estimate"]?.address ?? "");
  await expect(headline(page)).toContainText("AED 11,250");
  await expect(note(page)).toBeHidden();
  await page.locator("#tool-profit").focus();
  await expect(note(page)).toBeHidden();
  await page.locator("#tool-profit").fill("600 000");
  await expect(note(page)).toBeVisible();
  await expect(headline(page)).toContainText("AED 11,250");
  free();
  await expect(headline(page)).toContainText("AED 20,250");
  await expect(note(page)).toBeHidden();
});
