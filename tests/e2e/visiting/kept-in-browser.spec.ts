import type { Page } from "@playwright/test";
import { ConsultationForm } from "#tests/e2e/support/consultation-form.ts";
import { expect, journey, newVisitor, test } from "#tests/e2e/support/test.ts";

test.use({
  storageState: newVisitor,
  serviceWorkers: "allow",
  allowedConsole: [/Failed to load resource|warning: (Contact form|Email sign-up)/],
});

/** Names of everything that the browser stores for the site and this tab. */
const heldBy = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(document.cookie ? document.cookie.split("; ") : []),
  ]);

test(
  "the cookie policy lists exactly what the browser stores",
  journey,
  async ({ page, context }) => {
    const held = new Set<string>();
    const note = async () => {
      for (const name of await heldBy(page)) held.add(name);
    };
    let status = 500;
    await context.route(/\/email\/send/, (route) => route.fulfill({ status, body: "" }));

    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByRole("button", { name: "Decline", exact: true }).click();
    await page.locator("#need-country").selectOption({ label: "Latvia" });
    const address = page.getByRole("textbox", { name: "Email address" });
    await address.focus();
    await page.locator("form[data-ready]").waitFor();
    await address.fill("anna@example.com");
    await note();
    status = 200;
    await page.getByRole("button", { name: "Get in touch" }).click();
    await expect(address).toHaveValue("");
    await note();

    status = 400;
    const form = new ConsultationForm(page);
    await form.openAndFill();
    await form.button.click();
    await expect(form.failure).toBeVisible();
    await note();
    status = 200;
    await form.button.click();
    await expect(form.thanks).toBeVisible();
    await expect.poll(() => heldBy(page)).toContain("offline-1");
    await note();

    await page.goto("/cookie-policy");
    const named = await page.locator("dt[data-kept]").allInnerTexts();
    expect(new Set(named)).toEqual(held);
  },
);
