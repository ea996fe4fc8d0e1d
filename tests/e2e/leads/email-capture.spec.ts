import type { Locator, Page } from "@playwright/test";
import { test as base, countSends, expect, inbox, toasts } from "#tests/e2e/support/lead-forms.ts";
import { hold, ISLAND_SCRIPTS, journey, SENDS } from "#tests/e2e/support/test.ts";

// What is sent, refused and said is in tests/unit/web/forms/email-capture/sign-up.test.ts.

const FAILURE = "There was an error. Please try again or contact us directly.";

/** The live region in which toasts stand. */
const notifications = (page: Page) => page.getByRole("region", { name: "Notifications" });

/** The sign-up of the home page in one browser tab. */
class EmailCapture {
  readonly page: Page;
  readonly field: Locator;
  readonly form: Locator;
  readonly button: Locator;

  constructor(page: Page) {
    this.page = page;
    this.field = page.getByRole("textbox", { name: "Email address" });
    this.form = page.locator("form").filter({ has: this.field });
    this.button = page.getByRole("button", { name: "Get in touch" });
  }

  /** Opens the page, and waits until the form answers, past the time in which nobody fills it by hand. */
  async open(): Promise<void> {
    await this.page.clock.install();
    await this.page.goto("/");
    await this.field.focus();
    await this.page.locator("form[data-ready]").waitFor();
    await this.page.clock.fastForward(4_000);
  }

  async send(email: string): Promise<void> {
    await this.field.fill(email);
    await this.button.click();
  }
}

const test = base.extend<{ capture: EmailCapture }>({
  capture: ({ page }, use) => use(new EmailCapture(page)),
});

test("an address is in the inbox, and its sender is told", journey, async ({ page, capture }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await capture.open();
  await capture.send("anna@example.com");
  await expect(toasts(page)).toHaveText(/^Email Received!We'll get in touch within 24 hours\.$/);
  await expect(capture.field).toHaveValue("");
  await expect(capture.button).toBeDisabled();

  const [message, ...others] = await inbox.messages();
  expect(others).toEqual([]);
  expect(message?.template_params).toEqual({
    to_email: "hello@example.com",
    to_name: "Nordune",
    from_email: "anna@example.com",
    from_name: "Website visitor",
    reply_to: "anna@example.com",
    user_email: "anna@example.com",
    subject: "New email sign-up from the home page",
    source: "hero_email_capture",
    message: expect.stringMatching(/^anna@example.com left .* an answer within 24 hours\.$/),
    time: expect.stringMatching(/\d.*\d:\d\d/),
  });
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).toEqual(expect.arrayContaining(["email_submit_attempts", "lastEmailSubmission"]));
});

test("without an address a press says what is missing", journey, async ({ page, capture }) => {
  const sends = countSends(page);
  const letCome = await hold(page, ISLAND_SCRIPTS);
  await page.goto("/");
  await expect(notifications(page), "nobody has turned to the form").toHaveCount(0);
  await expect(capture.button).toBeDisabled();
  await capture.button.click({ force: true });
  letCome();
  await expect(toasts(page)).toHaveText("Email RequiredPlease enter your email address");
  await expect(capture.form.getByText("Please enter your email address")).toBeVisible();

  await capture.field.fill("a");
  await expect(capture.button).toBeEnabled();
  await capture.field.fill("   ");
  await expect(capture.button).toBeDisabled();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(toasts(page)).toHaveCount(0);
  await capture.field.press("Enter");
  await expect(toasts(page)).toHaveText("Email RequiredPlease enter your email address");
  expect(sends()).toBe(0);
});

test.use({ allowedConsole: [/Failed to load resource/] });

test("an address is refused, kept on failure, and sent", journey, async ({ page, capture }) => {
  const sends = countSends(page);
  await capture.open();
  // The live region is there before any message.
  await expect(notifications(page)).toBeAttached();
  await expect(notifications(page)).toBeEmpty();
  await capture.send("anna@example");
  await expect(capture.field).toHaveAttribute("aria-invalid", "true");
  await expect(capture.field).toHaveAccessibleDescription(/^Invalid email format/);
  await expect(capture.field).toBeFocused();
  expect(sends()).toBe(0);

  await inbox.answerWith("402");
  const letGo = await hold(page, SENDS);
  await capture.send("anna@example.com");
  await expect(page.getByText("● ● ●")).toBeVisible();
  await expect(capture.button).toBeDisabled();
  await expect(page.getByRole("status").filter({ hasText: "Sending" })).toBeAttached();
  letGo();
  await expect(capture.field).toHaveAttribute("aria-invalid", "false");
  await expect(toasts(page)).toHaveText(`Error${FAILURE}`);
  await expect(capture.form.getByText(FAILURE)).toBeVisible();
  await expect(capture.field).toHaveValue("anna@example.com");
  await inbox.answerWith("none");
  await capture.button.click();
  await expect(toasts(page)).toContainText("Email Received!");
  await expect(capture.form.getByText(FAILURE)).toBeHidden();
  expect(await inbox.messages()).toHaveLength(1);
});

test("the address goes with its visitor to the other form", journey, async ({ page, capture }) => {
  const expectThere = async (address: string) => {
    await page.getByRole("link", { name: "Request Free Consultation" }).first().click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(address);
  };
  await capture.open();
  await capture.field.fill("anna@example.com");
  await expectThere("anna@example.com");
  await page.goto("/");
  await capture.field.fill("");
  await expectThere("");
});
