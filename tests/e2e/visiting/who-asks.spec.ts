import { END_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { layoutProblems } from "#tests/e2e/support/layout-problems.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { toolOn } from "#tests/e2e/support/tool-form.ts";

/*
 * Cases that tests/integration/who-asks.test.ts reckons by the law, opened by their addresses on a
 * phone: one of each kind of client, in English and in Swedish.
 */

const PHONE = { width: 390, height: 844 };

const TAX =
  "/free-zones/tax-benefits?tool=tax-estimate&currency=AED&activity=services&customers=companies&periodEnd=2027-12-31&group=no";
const VISA = "/services/residency-visas?tool=visa-route&companions=nobody&owners=one&monthsAway=0";

const cases: Record<string, { address: string; headline: Record<"en" | "sv", RegExp> }> = {
  "a company that exists": {
    address: `${TAX}&who=company&revenue=2000000&profit=475000&earlierRevenue=3100000`,
    headline: { en: /^AED\s9,000/, sv: /^9\s000\sAED/ },
  },
  "a branch": {
    address: `${TAX}&who=branch&revenue=2500000&profit=2000000`,
    headline: { en: /^AED\s146,250/, sv: /^146\s250\sAED/ },
  },
  "a person in their own name": {
    address: `${TAX}&who=person&revenue=1000000&profit=1000000`,
    headline: { en: /^AED\s0/, sv: /^0\sAED/ },
  },
  "a private person": {
    address: `${VISA}&who=private&livelihood=savings&age=60&currency=AED&income=20000`,
    headline: { en: /^Retirement visa/, sv: /^Pensionärsvisum/ },
  },
};

for (const [who, { address, headline }] of Object.entries(cases)) {
  test(`on a phone ${who} opens an address, and reads the answer and the way to the call on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    for (const language of ["en", "sv"] as const) {
      const prefix = language === "sv" ? "/sv" : "";
      await page.goto(`${prefix}${address}&${END_PARAMETER}=1#answer`);
      const result = toolOn(page).locator(".tool-sheet");
      const title = result.getByRole("heading", { level: 3 }).first();
      await expect(title).toHaveText(headline[language]);
      await expect(title).toBeInViewport();
      await expect(result.locator("a.btn-primary")).toBeInViewport({ ratio: 1 });
      expect(await layoutProblems(page, [PHONE.width], "#tool")).toEqual([]);
    }
  });
}
