import type { Page } from "@playwright/test";
import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import { asOfAddress } from "#schemas/shared/preview/as-of.ts";
import {
  type PageStateId,
  pageState,
  pageStateIds,
  stateAddress,
} from "#schemas/shared/preview/page-states.ts";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { countSends, expectSoundForm, TOAST } from "#tests/e2e/support/lead-forms.ts";
import { addresses, lakeClient } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Lets the browser see drafts at an address, as the Studio does, also when it is loaded anew. */
async function enterDraftMode(page: Page, address: string): Promise<void> {
  const client = lakeClient().withConfig({ token: "any" });
  const { secret } = await createPreviewSecret(client, "tests", addresses.studio);
  const query = new URLSearchParams({
    "sanity-preview-secret": secret,
    "sanity-preview-pathname": address,
  });
  await page.goto(`/api/draft-mode/enable?${query}`);
}

const FAILED = "form:has([role=group]:has-text('Error Sending')) [type=submit]:enabled";

/** What is on the page in each state. */
const shown: Record<PageStateId, string> = {
  "not-found": "h1:text('Not Found')",
  "error-screen": "main section:has-text('Error!'):has-text('Load it again')",
  offline: "h1",
  "cookie-question": "button:text('Accept All')",
  "menu-open": "header [aria-expanded=true]",
  "mobile-menu-open": "#mobile-menu",
  "picture-unavailable": "main [data-picture=failed]",
  "sign-up-empty": `${TOAST}:has-text('Email Required')`,
  "sign-up-invalid": "main [aria-invalid=true]",
  "sign-up-sending": "text=● ● ●",
  "sign-up-failed": TOAST,
  "sign-up-sent": `${TOAST}:has-text('Email Received!')`,
  "request-errors": "form [aria-invalid=true]",
  "request-sending": "button:disabled:has-text('SUBMITTING...')",
  "request-invalid": FAILED,
  "request-limit": FAILED,
  "request-forbidden": FAILED,
  "request-failed": FAILED,
  "request-sent": "h2:text('Thank you')",
};

// A page that a state covers may stand for longer than its pictures wait.
test.use({ allowedConsole: [/status of 404|Contact form:|Email capture:|was preloaded using/] });

for (const id of pageStateIds) {
  test(`in the preview ${id} is an accessible page, and sends nothing`, async ({ page }) => {
    const sends = countSends(page);
    await page.setViewportSize({ width: pageState(id).isOnPhone ? 390 : 1440, height: 900 });
    await enterDraftMode(page, stateAddress(id));
    await expect(page.locator(shown[id]).first()).toBeVisible();
    await (/^(sign-up|request)-/.test(id) ? expectSoundForm(page) : expectAccessible(page));
    expect(sends()).toBe(0);
  });
}

test("only the preview knows states, and pages as of a day", async ({ page }) => {
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
