import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { stopClock } from "#tests/e2e/support/clock.ts";
import { inbox } from "#tests/e2e/support/inbox.ts";
import { countSends, expect, test, toasts } from "#tests/e2e/support/lead-forms.ts";

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

test("an empty form names every field that has to be mended, beside it and in a summary", async ({
  page,
  form,
}) => {
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

test("the form with errors has nothing to report to an accessibility scan on a phone", async ({
  page,
  form,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await form.open();
  await form.button.click();
  await expect(form.fields.consent).toHaveAccessibleDescription(messages.consent);
  await expectAccessible(page);
});

for (const [name, wrong, right] of [
  ["fullName", " A ", "Al"],
  ["email", "anna@example", "anna@example.com"],
  ["phone", "   ", "1"],
  ["profession", "x", "IT"],
  ["nationality", " F", "FI"],
  ["message", "  123456789  ", "1234567890"],
] as const) {
  test(`${name}: ${JSON.stringify(wrong)} is refused and ${JSON.stringify(right)} is sent`, async ({
    page,
    form,
  }) => {
    await form.openAndFill({ [name]: wrong });
    await form.button.click();
    await expect(form.fields[name]).toHaveAccessibleDescription(messages[name]);
    await expect(page.locator("form [aria-invalid=true]")).toHaveCount(1);
    expect(await inbox.messages()).toEqual([]);

    await form.fields[name].fill(right);
    await expect(form.fields[name]).toHaveAttribute("aria-invalid", "false");
    await expect(form.fields[name]).toBeFocused();
    await form.button.click();
    await expect(form.thanks).toBeVisible();
    const [message] = await inbox.messages();
    expect(Object.values(message?.template_params ?? {})).toContain(right);
  });
}

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

const countries = [
  ["+371", "Latvia", "LV"],
  ["+372", "Estonia", "EE"],
  ["+370", "Lithuania", "LT"],
  ["+46", "Sweden", "SE"],
  ["+47", "Norway", "NO"],
  ["+358", "Finland", "FI"],
  ["+45", "Denmark", "DK"],
  ["+971", "UAE", "AE"],
  ["+1", "USA", "US"],
  ["+44", "UK", "GB"],
  ["+49", "Germany", "DE"],
  ["+33", "France", "FR"],
  ["+39", "Italy", "IT"],
  ["+34", "Spain", "ES"],
  ["+31", "Netherlands", "NL"],
  ["+41", "Switzerland", "CH"],
  ["+43", "Austria", "AT"],
  ["+48", "Poland", "PL"],
  ["+7", "Russia", "RU"],
] as const;

test("the phone field shows flag and name of each country, longest code first", async ({
  page,
  form,
}) => {
  await form.open();
  const flags = await (await page.request.get("/brand/flags.svg")).text();
  for (const [code, name, drawing] of countries) {
    await form.fields.phone.fill(`${code} 2000 0000`);
    await expect(form.country).toHaveText(name);
    await expect(form.country.locator("use")).toHaveAttribute(
      "href",
      `/brand/flags.svg#${drawing}`,
    );
    expect(flags).toContain(`id="${drawing}"`);
  }
});

test("a number without a known code shows a globe and 'Country'", async ({ form }) => {
  await form.open();
  for (const [typed, name] of [
    ["", "Country"],
    ["+", "Country"],
    ["+3", "Country"],
    ["+37", "Country"],
    ["+371", "Latvia"],
    ["+97", "Country"],
    ["+351", "Country"],
    ["371", "Country"],
    ["+1 212", "USA"],
    ["+79", "Russia"],
  ] as const) {
    await form.fields.phone.fill(typed);
    await expect(form.country, typed).toHaveText(name);
    await expect(form.country.locator("svg"), typed).toBeVisible();
    await expect(form.country.locator("use"), typed).toHaveCount(name === "Country" ? 0 : 1);
  }
});

test.describe("what looks like spam", () => {
  test.use({ allowedConsole: [/warning: Contact form: /] });

  test("a filled honeypot: nothing is sent and nothing is said", async ({ page, form }) => {
    const sends = countSends(page);
    await form.openAndFill();
    const logged = page.waitForEvent("console", (entry) => entry.text().includes("Honeypot"));
    await page.locator("input[name=website]").evaluate((input) => {
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

  test("people neither see nor reach the honeypot", async ({ page, form }) => {
    await form.open();
    await expect(page.getByRole("textbox", { name: "Website" })).toHaveCount(0);
    await expect(page.locator("input[name=website]")).not.toBeInViewport();
    await expect(page.locator("input[name=website]")).toHaveAttribute("tabindex", "-1");
    await expect(page.locator("input[name=website]")).toHaveAttribute("autocomplete", "off");
  });

  test("a form filled in within 3 seconds is dropped in silence, and sent a moment later", async ({
    page,
    form,
  }) => {
    await form.open();
    await stopClock(page);
    await page.reload();
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

  test("a form open for more than 30 minutes is a slow writer's, and is sent", async ({
    page,
    form,
  }) => {
    await form.openAndFill();
    await page.clock.fastForward("31:00");
    await form.button.click();
    await expect(form.thanks).toBeVisible();
    expect(await inbox.messages()).toHaveLength(1);
  });
});

test.describe("the limit of 5 attempts in 30 minutes", () => {
  test.use({ allowedConsole: [/Failed to load resource: .* 400|Form session expired/] });

  test("the sixth has to wait, and is told so", async ({ page, form }) => {
    const sends = countSends(page);
    await form.openAndFill();
    await inbox.failWith({ status: 400 });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await form.button.click();
      await expect.poll(sends).toBe(attempt);
      await expect(form.failure).toBeVisible();
    }
    const attempts = await page.evaluate(() => localStorage.getItem("contact_form_attempts"));
    expect(JSON.parse(String(attempts))).toEqual(Array(5).fill(expect.any(Number)));
    await inbox.failWith(null);
    await form.button.click();
    const wait = "Please wait a few minutes before submitting another request.";
    await expect(toasts(page)).toHaveText(`Please wait${wait}`);
    await expect(page.locator("form").getByText(wait)).toBeVisible();
    expect(sends()).toBe(5);

    await page.clock.fastForward("30:01");
    await form.button.click();
    await expect(form.thanks).toBeVisible();
    expect(await inbox.messages()).toHaveLength(1);
  });
});

const storages = {
  full: `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }`,
  forbidden: `for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {
      configurable: true,
      get() { throw new DOMException("denied", "SecurityError"); },
    })`,
  disabled: `for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { configurable: true, get: () => null })`,
  "full of broken JSON": `localStorage.setItem("contact_form_attempts", "{oops");
    sessionStorage.setItem("contact-form-draft", "[1,")`,
  "full of something else": `localStorage.setItem("contact_form_attempts", '{"length":9}');
    sessionStorage.setItem("contact-form-draft", '{"email":{},"phone":7}')`,
};

test.describe("browser storage", () => {
  for (const [state, script] of Object.entries(storages)) {
    test(`that is ${state} stops no request`, async ({ page, form }) => {
      await page.addInitScript(script);
      await form.openAndFill();
      await form.button.click();
      await expect(form.thanks).toBeVisible();
      expect(await inbox.messages()).toHaveLength(1);
    });
  }
});

test.describe("where storage is forbidden", () => {
  test.use({ allowedConsole: [/Failed to load resource: .* 400/] });

  test("the limit counts in memory, for that page", async ({ page, form }) => {
    const sends = countSends(page);
    await page.addInitScript(storages.forbidden);
    await form.openAndFill();
    await inbox.failWith({ status: 400 });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await form.button.click();
      await expect.poll(sends).toBe(attempt);
      await expect(form.failure).toBeVisible();
    }
    await form.button.click();
    await expect(toasts(page)).toContainText("Please wait a few minutes");
    expect(sends()).toBe(5);
  });
});
