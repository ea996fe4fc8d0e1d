import type { Page } from "@playwright/test";
import { countSends, expect, inbox, test, toasts } from "#tests/e2e/support/lead-forms.ts";
import { hold, ISLAND_SCRIPTS, journey, SENDS } from "#tests/e2e/support/test.ts";

// web/forms/email-capture/sign-up.test.ts tests what is sent, refused and shown.

const FAILURE = "There was an error. Please try again or contact us directly.";

/** The sign-up of the home page. */
const captureOn = (page: Page) => {
  const field = page.getByRole("textbox", { name: "Email address" });
  const form = page.locator("form").filter({ has: field });
  return { field, form, button: page.getByRole("button", { name: "Get in touch" }) };
};

test.use({ allowedConsole: [/Failed to load resource/] });

test(
  "the sign-up form refuses a wrong address, keeps it when sending fails, and sends it",
  journey,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    const sends = countSends(page);
    const capture = captureOn(page);
    const notifications = page.getByRole("region", { name: "Notifications" });
    const letCome = await hold(page, ISLAND_SCRIPTS);
    await page.clock.install();
    await page.goto("/");
    await expect(notifications, "nobody has turned to the form").toHaveCount(0);
    await expect(capture.button).toBeDisabled();
    await capture.button.click({ force: true });
    letCome();
    await expect(toasts(page)).toHaveText("Email RequiredPlease enter your email address");
    await expect(capture.form.getByText("Please enter your email address")).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(toasts(page)).toHaveCount(0);
    await capture.field.fill("a");
    await expect(capture.button).toBeEnabled();
    await capture.field.fill("   ");
    await expect(capture.button).toBeDisabled();

    // After the time in which only programs fill in the form.
    await page.clock.fastForward(4_000);
    await capture.field.fill("anna@example");
    await capture.button.click();
    await expect(capture.field).toHaveAttribute("aria-invalid", "true");
    await expect(capture.field).toHaveAccessibleDescription(/^Invalid email format/);
    await expect(capture.field).toBeFocused();
    expect(sends()).toBe(0);

    await inbox.answerWith("402");
    const letGo = await hold(page, SENDS);
    await capture.field.fill("anna@example.com");
    await capture.button.click();
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
    await expect(toasts(page)).toHaveText(/^Email Received!We'll get in touch within 24 hours\.$/);
    await expect(capture.form.getByText(FAILURE)).toBeHidden();
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
  },
);

test(
  "an address typed into the sign-up form is filled in on the contact form",
  journey,
  async ({ page }) => {
    const expectThere = async (address: string) => {
      await page.getByRole("link", { name: "Request Free Consultation" }).first().click();
      await expect(page).toHaveURL("/contact");
      await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(address);
    };
    const { field } = captureOn(page);
    await page.goto("/");
    await field.focus();
    await page.locator("form[data-ready]").waitFor();
    const notifications = page.getByRole("region", { name: "Notifications" });
    await expect(notifications, "is there before any message").toBeEmpty();
    await field.fill("anna@example.com");
    await expectThere("anna@example.com");
    await page.goto("/");
    await field.fill("");
    await expectThere("");
  },
);
