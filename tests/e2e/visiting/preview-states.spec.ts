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
import { countSends, expectSoundForm, toasts } from "#tests/e2e/support/lead-forms.ts";
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

const failed = async (page: Page) => {
  const form = page.locator("form");
  await expect(form.getByRole("group", { name: "Error Sending" })).toBeVisible();
  await expect(form.locator("[type=submit]")).toBeEnabled();
};
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string) => page.getByRole("button", { name });
const toast = (page: Page) => toasts(page).first();

/** What is on the page in each state. */
const shown: Record<PageStateId, (page: Page) => Promise<void>> = {
  "not-found": (page) => expect(heading(page)).toContainText("Not Found"),
  "error-screen": (page) =>
    expect(page.locator(".error-screen")).toContainText(/Error!.*Load it again/s),
  offline: (page) => expect(heading(page)).toBeVisible(),
  "cookie-question": (page) => expect(button(page, "Accept All")).toBeVisible(),
  "menu-open": (page) => expect(page.locator("header [aria-expanded=true]")).toBeVisible(),
  "mobile-menu-open": (page) => expect(page.locator("#mobile-menu")).toBeVisible(),
  "picture-unavailable": (page) =>
    expect(page.locator("main [data-picture=failed]")).not.toHaveCount(0),
  "sign-up-empty": (page) => expect(toast(page)).toContainText("Email Required"),
  "sign-up-invalid": (page) => expect(page.locator("main [aria-invalid=true]")).toBeVisible(),
  "sign-up-sending": (page) => expect(page.getByText("● ● ●")).toBeVisible(),
  "sign-up-failed": (page) => expect(toast(page)).toBeVisible(),
  "sign-up-sent": (page) => expect(toast(page)).toContainText("Email Received!"),
  "request-errors": (page) =>
    expect(page.locator("form [aria-invalid=true]").first()).toBeVisible(),
  "request-sending": (page) => expect(button(page, "SUBMITTING...")).toBeDisabled(),
  "request-invalid": failed,
  "request-limit": failed,
  "request-forbidden": failed,
  "request-failed": failed,
  "request-sent": (page) => expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible(),
};

// A page that a state covers may stand for longer than its pictures wait.
test.use({ allowedConsole: [/status of 404|Contact form:|Email capture:|was preloaded using/] });

for (const id of pageStateIds) {
  test(`in the preview ${id} is an accessible page, and sends nothing`, async ({ page }) => {
    const sends = countSends(page);
    await page.setViewportSize({ width: pageState(id).isOnPhone ? 390 : 1440, height: 900 });
    await enterDraftMode(page, stateAddress(id));
    await shown[id](page);
    await (/^(sign-up|request)-/.test(id) ? expectSoundForm(page) : expectAccessible(page));
    expect(sends()).toBe(0);
  });
}

test("only the preview knows states, and pages as of a day", async ({ page }) => {
  await page.goto(stateAddress("error-screen"));
  await expect(heading(page)).toBeVisible();
  await expect(page.locator(".error-screen")).toHaveCount(0);
  const address = asOfAddress("/free-zones/tax-benefits", "2027-01-01");
  const relief = page.locator("[data-figure=figure-small-business-relief-state]").first();
  await page.goto(address);
  await expect(relief).toHaveText("is open");
  await enterDraftMode(page, "/about");
  await page.goto(address);
  await expect(relief).toHaveText(/has ended/);
});
