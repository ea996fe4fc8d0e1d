import type { Page } from "@playwright/test";
import { asOfAddress } from "#schemas/shared/preview/as-of.ts";
import {
  type PageStateId,
  pageState,
  pageStateIds,
  stateAddress,
} from "#schemas/shared/preview/page-states.ts";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { enterDraftMode } from "#tests/e2e/support/draft-mode.ts";
import { toasts } from "#tests/e2e/support/lead-forms.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** What is on the page in each state. */
const shown: Record<PageStateId, (page: Page) => unknown> = {
  "not-found": (page) => expect(page.getByRole("heading", { level: 1 })).toContainText("Not Found"),
  "error-screen": (page) => expect(page.locator(".error-screen h1")).toBeVisible(),
  offline: (page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible(),
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

const button = (page: Page, name: string) => page.getByRole("button", { name });
const toast = (page: Page) => toasts(page).first();

async function failed(page: Page) {
  const form = page.locator("form");
  await expect(form.getByRole("group", { name: "Error Sending" })).toBeVisible();
  await expect(form.locator("[type=submit]")).toBeEnabled();
}

test.use({ allowedConsole: [/status of 404|Contact form:|Email capture:/] });

for (const id of pageStateIds) {
  test(`the preview's state ${id} is the page itself, accessible, and nothing is sent`, async ({
    page,
  }) => {
    const sends: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().startsWith(addresses.inbox)) {
        sends.push(request.url());
      }
    });
    await enterDraftMode(page);
    await page.setViewportSize({ width: pageState(id).isOnPhone ? 390 : 1440, height: 900 });
    await page.goto(addresses.site + stateAddress(id));
    await shown[id](page);
    await expectAccessible(page);
    expect(sends).toEqual([]);
  });
}

test("visitors' pages know no states", async ({ page }) => {
  await page.goto(addresses.site + stateAddress("error-screen"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".error-screen")).toHaveCount(0);
});

test("the preview shows a page as of a day; visitors' pages know none", async ({ page }) => {
  const address = addresses.site + asOfAddress("/free-zones/tax-benefits", "2027-01-01");
  const relief = page.locator("[data-figure=figure-small-business-relief-state]").first();
  await page.goto(address);
  await expect(relief).toHaveText("is open");
  await enterDraftMode(page);
  await page.goto(address);
  await expect(relief).toHaveText(/has ended/);
});
