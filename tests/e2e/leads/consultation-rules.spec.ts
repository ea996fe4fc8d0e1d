import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { inbox } from "#tests/e2e/support/inbox.ts";
import { countSends, expect, test, toasts } from "#tests/e2e/support/lead-forms.ts";

const NOW = Date.UTC(2026, 10, 21, 9, 30);

const messages = {
  fullName: "Full name must be at least 2 characters",
  email: "Invalid email address",
  phone: "Phone number is required",
  profession: "Please enter your profession",
  nationality: "Please enter your nationality",
  contactMethod: "Please select a contact method",
  message: "Message must be at least 10 characters",
  consent: "You must agree to the terms",
} as const;

const names = [
  "fullName",
  "email",
  "phone",
  "profession",
  "nationality",
  "contactMethod",
  "message",
  "consent",
] as const;

test("an empty form names every field that has to be fixed, beside it and in a summary", {
  tag: "@journey",
}, async ({ page, form }) => {
  const sends = countSends(page);
  await form.open();
  await form.button.click();
  const summary = page.getByRole("alert").filter({ hasText: "Please check these fields" });
  await expect(summary).toBeFocused();
  expect(await summary.getByRole("link").allInnerTexts()).toEqual(
    names.map((name) => messages[name]),
  );
  for (const name of names) {
    await expect(form.fields[name]).toHaveAttribute("aria-invalid", "true");
    await expect(form.fields[name]).toHaveAccessibleDescription(messages[name]);
    await summary.getByRole("link", { name: messages[name] }).click();
    await expect(form.fields[name]).toBeFocused();
    await expect(form.fields[name]).toBeInViewport();
  }
  await expectAccessible(page);
  expect(sends()).toBe(0);
  expect(await inbox.messages()).toEqual([]);
});

test("a value that breaks a rule is refused, and sent trimmed once it is fixed", {
  tag: "@journey",
}, async ({ page, form }) => {
  await form.openAndFill({ fullName: " A " });
  await form.button.click();
  await expect(form.fields.fullName).toHaveAccessibleDescription(messages.fullName);
  await expect(page.locator("form [aria-invalid=true]")).toHaveCount(1);
  expect(await inbox.messages()).toEqual([]);

  await form.fields.fullName.fill(" Al ");
  await expect(form.fields.fullName).toHaveAttribute("aria-invalid", "false");
  await expect(form.fields.fullName).toBeFocused();
  await form.button.click();
  await expect(form.thanks).toBeVisible();
  const [message] = await inbox.messages();
  expect(message?.template_params.name).toBe("Al");
});

test("a summary that comes and goes while the visitor types leaves the focus alone", async ({
  page,
  form,
}) => {
  await form.openAndFill({ message: "short" });
  await form.button.click();
  const summary = page.getByRole("alert").filter({ hasText: "Please check these fields" });
  await expect(summary).toBeFocused();
  await form.fields.message.fill("long enough by now");
  await expect(summary).toBeHidden();
  await form.fields.message.fill("short");
  await expect(summary).toBeVisible();
  await expect(form.fields.message).toBeFocused();
});

test("the phone field shows the country while its code is typed", async ({ form }) => {
  await form.open();
  for (const [typed, name] of [
    ["+37", "Country"],
    ["+371", "Latvia"],
    ["+1 212", "USA"],
    ["", "Country"],
  ] as const) {
    await form.fields.phone.fill(typed);
    await expect(form.country, typed).toHaveText(name);
    await expect(form.country.locator("svg"), typed).toBeVisible();
    await expect(form.country.locator("use"), typed).toHaveCount(name === "Country" ? 0 : 1);
  }
});

test.describe("what looks like spam", () => {
  test.use({ allowedConsole: [/warning: Contact form: /] });

  test("a filled honeypot: nothing is sent and nothing is said", { tag: "@journey" }, async ({
    page,
    form,
  }) => {
    const sends = countSends(page);
    await form.openAndFill();
    const honeypot = page.locator("input[name=website]");
    await expect(page.getByRole("textbox", { name: "Website" })).toHaveCount(0);
    await expect(honeypot).not.toBeInViewport();
    const logged = page.waitForEvent("console", (entry) => entry.text().includes("Honeypot"));
    await honeypot.evaluate((input) => {
      if (input instanceof HTMLInputElement) input.value = "https://example.com";
    });
    await form.button.click();
    await logged;
    await expect(form.button).toBeEnabled();
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.locator("form").getByRole("alert")).toHaveCount(0);
    await expect(form.failure).toHaveCount(0);
    await expect(form.thanks).toBeHidden();
    expect(sends()).toBe(0);
  });

  test("a form filled in within 3 seconds is dropped in silence, and sent a moment later", {
    tag: "@journey",
  }, async ({ page, form }) => {
    await page.clock.install({ time: NOW });
    // From here on, time passes on the page only when the test says so.
    await page.clock.pauseAt(NOW + 1_000);
    await page.goto("/contact");
    await form.becomesReady();
    const logged = page.waitForEvent("console", (entry) => entry.text().includes("too quickly"));
    await form.fillWithoutWaiting();
    await form.button.click();
    await logged;
    await expect(form.button).toBeEnabled();
    await expect(toasts(page)).toHaveCount(0);
    expect(await inbox.messages()).toEqual([]);

    await page.clock.runFor(3_000);
    await form.button.click();
    await expect(form.thanks).toBeVisible();
    expect(await inbox.messages()).toHaveLength(1);
  });
});

test("storage that is forbidden stops no request", async ({ page, form }) => {
  await page.addInitScript(`for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {
      configurable: true,
      get() { throw new DOMException("denied", "SecurityError"); },
    })`);
  await form.openAndFill();
  await form.button.click();
  await expect(form.thanks).toBeVisible();
  expect(await inbox.messages()).toHaveLength(1);
});
