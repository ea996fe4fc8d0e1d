import { asOfAddress } from "#schemas/shared/preview/as-of.ts";
import {
  type PageStateId,
  pageState,
  pageStateIds,
  stateAddress,
} from "#schemas/shared/preview/page-states.ts";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { enterDraftMode } from "#tests/e2e/support/draft-mode.ts";
import { countSends, expectSoundForm } from "#tests/e2e/support/lead-forms.ts";
import { lakeClient } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** What a state shows besides or instead of its texts. */
const marks: Partial<Record<PageStateId, string>> = {
  "menu-open": "header [aria-expanded=true]",
  "mobile-menu-open": "#mobile-menu",
  "picture-unavailable": "main [data-picture=failed]",
  "request-errors": "form [aria-invalid=true]",
};

/** From the navigation until the state is shown, on a busy machine. */
const SHOWN_MS = 40_000;

// The page behind a state may be open for longer than its images wait.
test.use({ allowedConsole: [/status of 404|Contact form:|Email capture:|was preloaded using/] });

for (const id of pageStateIds) {
  test(`in the preview the state ${id} is an accessible page, and sends nothing`, async ({
    page,
  }) => {
    const { document, field, isOnPhone } = pageState(id);
    const words = await lakeClient().fetch<string>(`*[_id == $document][0].${field}`, { document });
    const shown = page.locator(marks[id] ?? `body :text(${JSON.stringify(words)})`);
    const sends = countSends(page);
    await page.setViewportSize({ width: isOnPhone ? 390 : 1440, height: 900 });
    await Promise.all([
      // A message may be gone again before a slow page has loaded completely.
      expect(shown.filter({ visible: true }).first()).toBeVisible({ timeout: SHOWN_MS }),
      enterDraftMode(page, stateAddress(id)),
    ]);
    await (/^(sign-up|request)-/.test(id) ? expectSoundForm(page) : expectAccessible(page));
    expect(sends()).toBe(0);
  });
}

test("states and future days are shown only in the preview, never on the public site", async ({
  page,
}) => {
  await page.goto(stateAddress("error-screen"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Load it again")).toHaveCount(0);
  const address = asOfAddress("/free-zones/tax-benefits", "2030-01-01");
  const relief = page.locator("[data-figure=figure-small-business-relief-state]").first();
  await page.goto(address);
  await expect(relief).toHaveText("is open");
  await enterDraftMode(page, "/about");
  await page.goto(address);
  await expect(relief).toHaveText(/has ended/);
});
