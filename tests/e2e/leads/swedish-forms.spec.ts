import { textFieldNames } from "#schemas/shared/forms/consultation-fields.ts";
import { phraseIn } from "#tests/e2e/support/in-language.ts";
import { expectFocusInSight, tabTo } from "#tests/e2e/support/keyboard.ts";
import { countSends, expect, inbox, test, toasts } from "#tests/e2e/support/lead-forms.ts";
import { journey } from "#tests/e2e/support/test.ts";
import { seeded } from "#tests/support/first-content.ts";
import { fieldNames } from "#web/forms/consultation/form-model.ts";

// The other tests of this folder cover the forms. These cover what a translated page adds to them.

const { form: texts } = seeded("contactPage");
const { emailCapture } = seeded("homePage");
const inSwedish = (phrase: string) => phraseIn("sv", phrase);

const FIRST_LINE = "Language of the page: Swedish\n";

test.use({
  language: "sv",
  allowedConsole: [/Failed to load resource|warning: (Contact form|A message could not be shown)/],
});

test(
  "the Swedish form shows its errors in Swedish, and the request names the language",
  journey,
  async ({ page, form }) => {
    const sends = countSends(page);
    await form.open();
    await form.button.click();
    await expect(form.summary).toBeFocused();
    for (const name of fieldNames) {
      const message = inSwedish(texts.fields[name].message);
      await expect(form.fields[name]).toHaveAccessibleDescription(message);
    }
    expect(sends()).toBe(0);
    await form.fill();
    await form.button.click();
    await expect(form.thanks).toBeFocused();
    await expect(toasts(page)).toContainText(inSwedish(texts.messages.successTitle));
    const [message, ...others] = await inbox.messages();
    expect(others).toEqual([]);
    expect(message?.template_params).toMatchObject({
      message: `${FIRST_LINE}We move in autumn, three of us.`,
      contact_method: "video-call",
      time: expect.stringMatching(/^\d+ [A-Z][a-z]+ \d{4} at \d\d:\d\d:\d\d /),
    });
    await page
      .getByRole("main")
      .getByRole("link", { name: inSwedish("Return to Home") })
      .click();
    await expect(page).toHaveURL("/sv");
  },
);

test("a Swedish request that cannot be sent is offered as an email that names the language", async ({
  page,
  form,
}) => {
  await inbox.answerWith("402");
  await form.openAndFill();
  await form.button.click();
  await expect(form.failure).toBeFocused();
  await expect(form.failure).toContainText(inSwedish(texts.messages.limitReached));
  const mail = form.failure.getByRole("link", { name: "hello@example.com" });
  const { searchParams } = new URL((await mail.getAttribute("href")) ?? "");
  expect(searchParams.get("subject")).toBe(inSwedish(texts.heading));
  expect(searchParams.get("body")).toMatch(
    /^Language of the page: Swedish\r\nFör- och efternamn: /,
  );
  await expect(page.locator("form [lang=en]")).toHaveCount(0);
});

test("the Swedish form can be sent by keyboard alone", async ({ page, form }) => {
  await form.open();
  for (const name of textFieldNames) {
    await tabTo(page, form.fields[name]);
    await page.keyboard.type(form.sample[name]);
    await expectFocusInSight(page);
  }
  await tabTo(page, form.fields.consent);
  await page.keyboard.press("Space");
  await page.clock.fastForward(4_000);
  await tabTo(page, form.button);
  await page.keyboard.press("Enter");
  await expect(form.thanks).toBeFocused();
  expect(await inbox.messages()).toHaveLength(1);
});

test("the Swedish sign-up shows errors and failures in Swedish, and names the language", async ({
  page,
}) => {
  const { messages } = emailCapture;
  const field = page.getByRole("textbox", { name: inSwedish(emailCapture.fieldLabel) });
  const button = page.getByRole("button", { name: inSwedish(emailCapture.buttonLabel) });
  await page.clock.install();
  await page.goto("/sv");
  await field.focus();
  await page.locator("form[data-ready]").waitFor();
  await page.clock.fastForward(4_000);
  await field.fill("anna@example");
  await button.click();
  await expect(field).toHaveAccessibleDescription(
    new RegExp(`^${inSwedish(messages.invalidEmail)}`),
  );
  await inbox.answerWith("402");
  await field.fill("anna@example.com");
  await button.click();
  await expect(page.locator("form").getByText(inSwedish(messages.failureText))).toBeVisible();
  await inbox.answerWith("none");
  await button.click();
  await expect(toasts(page)).toContainText(inSwedish(messages.successTitle));
  const [message] = await inbox.messages();
  expect(message?.template_params).toMatchObject({
    subject: "New email sign-up from the home page",
    message: expect.stringMatching(/^Language of the page: Swedish\nanna@example.com left /),
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, email and phone stand in place of the Swedish forms", async ({
    page,
  }) => {
    const main = page.getByRole("main");
    for (const [path, text] of [
      ["/sv/contact", texts.withoutJavaScript],
      ["/sv", emailCapture.withoutJavaScript ?? ""],
    ] as const) {
      await page.goto(path);
      await expect(main.getByRole("textbox")).toHaveCount(0);
      const shown = main.locator("p").filter({ hasText: inSwedish(text) });
      await expect(shown).toBeVisible();
      await expect(main.getByRole("link", { name: "hello@example.com" }).first()).toBeVisible();
    }
  });
});
