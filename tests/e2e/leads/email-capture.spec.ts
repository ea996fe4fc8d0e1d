import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { stopClock } from "#tests/e2e/support/clock.ts";
import { inbox } from "#tests/e2e/support/inbox.ts";
import {
  test as base,
  countSends,
  expect,
  FAILED_REQUEST,
  notifications,
  takeTime,
  toasts,
} from "#tests/e2e/support/lead-forms.ts";
import { hold, ISLAND_SCRIPTS } from "#tests/e2e/support/waking.ts";

/** The sign-up of the home page in one browser tab. */
class EmailCapture {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.clock.install();
    await this.page.goto("/");
    await this.becomesReady();
    await takeTime(this.page);
  }

  /** Waits until the form answers to what is typed. */
  async becomesReady(): Promise<void> {
    await expect(async () => {
      await this.field.fill("");
      await expect(this.button).toBeDisabled({ timeout: 500 });
      await this.field.fill("a");
      await expect(this.button).toBeEnabled({ timeout: 500 });
    }).toPass();
    await this.field.fill("");
  }

  get form(): Locator {
    return this.page.locator("form").filter({ has: this.field });
  }

  get field(): Locator {
    return this.page.getByRole("textbox", { name: "Email address" });
  }

  get button(): Locator {
    return this.page.getByRole("button", { name: "Get in touch" });
  }

  async send(email: string): Promise<void> {
    await this.field.fill(email);
    await this.button.click();
  }
}

const test = base.extend<{ capture: EmailCapture }>({
  capture: async ({ page }, use) => {
    await use(new EmailCapture(page));
  },
});

for (const [name, width] of Object.entries({ phone: 390, desktop: 1440 })) {
  test(`an address left on a ${name} stands in the inbox, and the visitor is told`, {
    tag: "@journey",
  }, async ({ page, capture }) => {
    await page.setViewportSize({ width, height: 900 });
    await capture.open();
    await capture.send("anna@example.com");
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page)).toHaveText(/^Email Received!We'll get in touch within 24 hours\.$/);
    await expectAccessible(page);
    await expect(capture.field).toHaveValue("");
    await expect(capture.button).toBeDisabled();

    const [message, ...others] = await inbox.messages();
    expect(others).toEqual([]);
    const parameters = message?.template_params ?? {};
    expect(Object.keys(parameters).toSorted()).toEqual([
      "from_email",
      "from_name",
      "message",
      "reply_to",
      "source",
      "subject",
      "time",
      "to_email",
      "to_name",
      "user_email",
    ]);
    expect(parameters).toMatchObject({
      to_email: "hello@example.com",
      to_name: "Nordune",
      from_email: "anna@example.com",
      reply_to: "anna@example.com",
      user_email: "anna@example.com",
      source: expect.stringMatching(/hero/),
      message: expect.stringContaining("anna@example.com"),
      time: expect.stringMatching(/\d.*\d:\d\d/),
    });
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored).toEqual(
      expect.arrayContaining(["email_submit_attempts", "lastEmailSubmission"]),
    );
  });
}

for (const [how, press] of [
  ["Enter", (capture) => capture.field.press("Enter")],
  ["a press on the button", (capture) => capture.button.click({ force: true })],
] as const satisfies readonly (readonly [string, (capture: EmailCapture) => Promise<void>])[]) {
  test(`without an address ${how} says what is missing`, { tag: "@journey" }, async ({
    page,
    capture,
  }) => {
    const sends = countSends(page);
    await capture.open();
    await press(capture);
    await expect(toasts(page)).toHaveText("Email RequiredPlease enter your email address");
    await expect(capture.form.getByText("Please enter your email address")).toBeVisible();
    await expectAccessible(page);
    expect(sends()).toBe(0);
  });
}

test("before React, too, the button is disabled without an address, and a press says so", {
  tag: "@journey",
}, async ({ page, capture }) => {
  const letCome = await hold(page, ISLAND_SCRIPTS);
  await page.goto("/");
  await expect(capture.button).toBeDisabled();
  await capture.button.click({ force: true });
  letCome();
  await expect(toasts(page)).toHaveText("Email RequiredPlease enter your email address");
});

test("the live region is there when the visitor has turned to the form, before any message", {
  tag: "@journey",
}, async ({ page, capture }) => {
  await page.goto("/");
  await expect(notifications(page)).toHaveCount(0);
  await capture.field.focus();
  await expect(notifications(page)).toBeAttached();
  await expect(notifications(page)).toBeEmpty();
});

test("the button is disabled while the field is empty", { tag: "@journey" }, async ({
  capture,
}) => {
  await capture.open();
  await expect(capture.field).toHaveAttribute("type", "email");
  await expect(capture.field).toHaveAttribute("required");
  await expect(capture.button).toBeDisabled();
  await capture.field.fill("a");
  await expect(capture.button).toBeEnabled();
  await capture.field.fill("   ");
  await expect(capture.button).toBeDisabled();
});

test("an address that breaks the format rule is refused beside the field", {
  tag: "@journey",
}, async ({ page, capture }) => {
  const sends = countSends(page);
  await capture.open();
  await capture.send("anna@example");
  await expect(capture.field).toHaveAttribute("aria-invalid", "true");
  await expect(capture.field).toHaveAccessibleDescription(/^Invalid email format/);
  await expect(capture.field).toBeFocused();
  await expectAccessible(page);
  expect(sends()).toBe(0);
  await capture.send("anna@example.com");
  await expect(toasts(page)).toContainText("Email Received!");
  await expect(capture.field).toHaveAttribute("aria-invalid", "false");
  expect(await inbox.messages()).toHaveLength(1);
});

const FAILURE = "There was an error. Please try again or contact us directly.";

test.describe("a send that fails", () => {
  test.use({ allowedConsole: [FAILED_REQUEST] });

  test("is told, and the address is kept", { tag: "@journey" }, async ({ page, capture }) => {
    await inbox.failWith({ status: 402 });
    await capture.open();
    await capture.send("anna@example.com");
    await expect(toasts(page)).toHaveText(`Error${FAILURE}`);
    await expect(capture.form.getByText(FAILURE)).toBeVisible();
    await expect(capture.field).toHaveValue("anna@example.com");
    await inbox.failWith(null);
    await capture.button.click();
    await expect(toasts(page)).toContainText("Email Received!");
    await expect(capture.form.getByText(FAILURE)).toBeHidden();
    expect(await inbox.messages()).toHaveLength(1);
  });

  test("offline is said at once", { tag: "@journey" }, async ({ page, capture, context }) => {
    await capture.open();
    await capture.field.fill("anna@example.com");
    await expect(page.locator("form[data-ready]")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await stopClock(page);
    await capture.button.click();
    await expect(capture.form.getByText(FAILURE)).toBeVisible();
    await page.clock.resume();
    await expect(toasts(page)).toHaveText(`Error${FAILURE}`);
    await expect(capture.field).toHaveValue("anna@example.com");
  });
});

test.describe("what looks like spam is logged and sent all the same", () => {
  test.use({ allowedConsole: [/warning: Email sign-up: /] });

  test("a filled honeypot", { tag: "@journey" }, async ({ page, capture }) => {
    await capture.open();
    const logged = page.waitForEvent("console", (entry) =>
      entry.text().includes("Honeypot triggered"),
    );
    await page.locator("input[name=website]").evaluate((input) => {
      if (input instanceof HTMLInputElement) input.value = "https://example.com";
    });
    await capture.send("anna@example.com");
    await logged;
    await expect(toasts(page)).toContainText("Email Received!");
    const [message] = await inbox.messages();
    expect(JSON.stringify(message?.template_params)).not.toContain("https://example.com");
  });
});

test.describe("the address goes with the visitor to the contact form", () => {
  test("typed, but not sent", { tag: "@journey" }, async ({ page, capture }) => {
    await capture.open();
    await capture.field.fill("anna@example.com");
    await page.getByRole("link", { name: "Request Free Consultation" }).first().click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("anna@example.com");
  });

  test("sent", { tag: "@journey" }, async ({ page, capture }) => {
    await capture.open();
    await capture.field.fill("anna@example.com");
    await capture.field.press("Enter");
    await expect(capture.field).toHaveValue("");
    await page.getByRole("link", { name: "Request Free Consultation" }).first().click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("anna@example.com");
  });

  test("thought better of", { tag: "@journey" }, async ({ page, capture }) => {
    await capture.open();
    await capture.field.fill("anna@example.com");
    await capture.field.fill("");
    await page.getByRole("link", { name: "Request Free Consultation" }).first().click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("");
  });
});
