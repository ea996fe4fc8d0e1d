import { countSends, expect, inbox, test, toasts } from "#tests/e2e/support/lead-forms.ts";
import { journey } from "#tests/e2e/support/test.ts";

// The tests of web/forms cover every rule, limit and result. These tests cover the browser.

test(
  "submitting an empty form shows an error at each field and in a list above",
  journey,
  async ({ page, form }) => {
    const sends = countSends(page);
    await form.open();
    await expect(page.locator("input[name=website]"), "the honeypot").not.toBeInViewport();
    await form.button.click();
    await expect(form.summary).toBeFocused();
    const messages = await form.summary.getByRole("link").allInnerTexts();
    expect(messages).toHaveLength(Object.keys(form.fields).length);
    for (const [index, field] of Object.values(form.fields).entries()) {
      const message = String(messages[index]);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(message);
      await form.summary.getByRole("link", { name: message }).click();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();
    }
    expect(sends()).toBe(0);
  },
);

test(
  "a valid request arrives in the inbox, and the visitor is thanked",
  journey,
  async ({ page, form }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await form.openAndFill({ fullName: " A ", phone: "+37" });
    await expect(form.country).toHaveText("Country");
    await form.fields.phone.fill("+1 212");
    await expect(form.country).toHaveText("USA");
    await form.button.click();
    await expect(form.summary).toBeFocused();
    await expect(page.locator("form [aria-invalid=true]")).toHaveCount(1);
    // The summary appears and disappears while the visitor types, and does not move the focus.
    const { fullName } = form.fields;
    for (const [typed, isInvalid] of [
      ["Ann", false],
      ["A", true],
      [" Anna Bērziņa ", false],
    ] as const) {
      await fullName.fill(typed);
      await expect(form.summary).toBeVisible({ visible: isInvalid });
      await expect(fullName).toHaveAttribute("aria-invalid", String(isInvalid));
      await expect(fullName).toBeFocused();
    }
    expect(await inbox.messages()).toEqual([]);
    // People click twice; the request arrives once.
    await form.button.dblclick();
    await expect(form.thanks).toBeVisible();
    await expect(page.getByText(/will contact you within 24 hours by/)).toBeVisible();
    await expect(toasts(page)).toHaveText(/^Thank you for your request!.*within 24 hours/);
    const [message, ...others] = await inbox.messages();
    expect(others).toEqual([]);
    expect(message?.template_params).toEqual({
      name: "Anna Bērziņa",
      email: "anna@example.com",
      phone: "+1 212",
      profession: "Designer",
      nationality: "Latvian",
      contact_method: "video-call",
      message: "We move in autumn, three of us.",
      time: expect.stringMatching(/\d.*\d:\d\d/),
    });
    await page.getByRole("link", { name: "Your plan of the move, with dates" }).click();
    await expect(page).toHaveURL("/services/relocation-support#tool");
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "without JavaScript, email and phone stand in place of the form",
    journey,
    async ({ page }) => {
      const main = page.getByRole("main");
      for (const path of ["/contact", "/"]) {
        await page.goto(path);
        await expect(main.getByRole("textbox")).toHaveCount(0);
        await expect(main.getByRole("link", { name: "hello@example.com" }).first()).toBeVisible();
        await expect(main.locator('[href="tel:+37100000000"]').first()).toBeVisible();
      }
    },
  );
});
