import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { type ConsultationForm, request } from "#tests/e2e/support/consultation-form.ts";
import { inbox } from "#tests/e2e/support/inbox.ts";
import { countSends, expect, takeTime, test, toasts } from "#tests/e2e/support/lead-forms.ts";
import { hold } from "#tests/e2e/support/waking.ts";

/** Opens a page whose scripts stay on the way until the test lets them come. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const letCome = await hold(page, /\.js(\?|$)/);
  await page.clock.install();
  await page.goto(path, { waitUntil: "commit" });
  return letCome;
}

test("a request typed before the scripts came is sent by a press in the moment they come", async ({
  page,
  form,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/contact");
  await form.fill();
  letScriptsCome();
  await expect(form.country).toHaveText("Latvia");
  expect(await form.values()).toEqual(request);
  await expect(form.fields.consent).toBeChecked();
  await form.button.click();
  await expect(form.thanks).toBeVisible();
  expect(await inbox.messages()).toHaveLength(1);
});

for (const [how, press] of [
  ["a click on the button", (form) => form.button.click()],
  ["Enter in a field", (form) => form.fields.fullName.press("Enter")],
] as const satisfies readonly (readonly [string, (form: ConsultationForm) => Promise<void>])[]) {
  test(`${how} before the scripts came sends the request once when they come`, async ({
    page,
    form,
  }) => {
    const sends = countSends(page);
    const letScriptsCome = await openWithoutScripts(page, "/contact");
    await form.fill();
    await press(form);
    expect(page.url(), "no answer stands in the address").toMatch(/\/contact$/);
    letScriptsCome();
    await expect(form.thanks).toBeFocused();
    expect(sends()).toBe(1);
    expect(await inbox.messages()).toHaveLength(1);
  });
}

test("a press before the scripts came on a form with gaps says what is missing", async ({
  page,
  form,
}) => {
  const letScriptsCome = await openWithoutScripts(page, "/contact");
  await form.fill({ message: "short" });
  await form.button.click();
  letScriptsCome();
  const summary = page.getByRole("alert").filter({ hasText: "Please check these fields" });
  await expect(summary).toBeFocused();
  expect(await form.values()).toEqual({ ...request, message: "short" });
});

test("nothing is sent when the scripts come to a form that nobody has sent", async ({
  page,
  form,
}) => {
  const sends = countSends(page);
  const letScriptsCome = await openWithoutScripts(page, "/contact");
  await form.fill();
  letScriptsCome();
  await expect(form.country).toHaveText("Latvia");
  await expect(form.button).toBeEnabled();
  await expect(page.locator("form [aria-invalid=true]")).toHaveCount(0);
  expect(sends()).toBe(0);
});

test("an address sent before the scripts came arrives once when they come", async ({ page }) => {
  const sends = countSends(page);
  const letScriptsCome = await openWithoutScripts(page, "/");
  await takeTime(page);
  const field = page.getByRole("textbox", { name: "Email address" });
  await field.fill("anna@example.com");
  await field.press("Enter");
  letScriptsCome();
  await expect(toasts(page)).toContainText("Email Received!");
  expect(sends()).toBe(1);
  expect(await inbox.messages()).toHaveLength(1);
});

for (const [path, press] of [
  ["/contact", "Request Free Consultation"],
  ["/", "Get in touch"],
] as const) {
  test(`${path}: a visitor whose scripts never come learns after a press how to reach us`, async ({
    page,
  }) => {
    await openWithoutScripts(page, path);
    const main = page.getByRole("main");
    const email = main.locator(".when-script-is-overdue").getByRole("link", { name: "hello@" });
    await expect(main.getByRole("button", { name: press })).toBeVisible();
    await expect(email).toHaveCount(0);
    // The sign-up's says that it is disabled while there is no address.
    await main.getByRole("button", { name: press }).click({ force: true });
    await expect(email, "a slow script is no missing one").toHaveCount(0);
    // Passes the ten seconds after which a script is overdue.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(email).toBeVisible();
    await expectAccessible(page);
  });
}
