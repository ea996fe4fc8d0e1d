import { type ConsultationForm, request } from "#tests/e2e/support/consultation-form.ts";
import { countSends, expect, inbox, test, toasts } from "#tests/e2e/support/lead-forms.ts";
import { hold, journey, SENDS, stopClock } from "#tests/e2e/support/test.ts";

test.use({
  allowedConsole: [/Failed to load resource|warning: (Contact form|A message could not be shown)/],
});

const LIMIT = "Email service limit reached. Please try again later.";
const OTHER = "There was an error sending your message. Please try again or contact us directly.";

/** The form explains the failure, offers mail and phone, and keeps the values. */
async function expectTold(form: ConsultationForm, text: string): Promise<void> {
  await expect(form.failure).toBeFocused();
  await expect(form.failure).toContainText(text);
  await expect(form.failure.locator('[href="tel:+37100000000"]')).toBeVisible();
  const mail = form.failure.getByRole("link", { name: "hello@example.com" });
  await expect(mail).toHaveAttribute("href", /^mailto:hello@example.com\?.*anna%40example.com/);
  expect(await form.values()).toEqual(request);
  await expect(form.button).toBeEnabled();
}

/** When the service works again, one more click sends the form once. */
async function expectSentNow(form: ConsultationForm): Promise<void> {
  await inbox.answerWith("none");
  if (!(await form.fields.consent.isChecked())) await form.fields.consent.check();
  await form.page.clock.fastForward(4_000);
  // The test starts to wait before the click, because on a busy machine the toast may disappear
  // before the click returns.
  await Promise.all([
    expect(form.thanks).toBeFocused(),
    expect(toasts(form.page)).toContainText("Thank you for your request!"),
    form.button.click(),
  ]);
  const arrived = await inbox.messages();
  expect(arrived.map(({ template_params }) => template_params.name)).toEqual([request.fullName]);
}

test(
  "a request that fails shows a message, which outlasts a reload and ends when sending works",
  journey,
  async ({ page, form }) => {
    const sent = countSends(page);
    await inbox.answerWith("402");
    const letGo = await hold(page, SENDS);
    await form.openAndFill();
    await form.button.click();
    await expect(page.getByRole("button", { name: "SUBMITTING..." })).toBeDisabled();
    await expect(page.getByRole("status").filter({ hasText: "SUBMITTING..." })).toBeAttached();
    letGo();
    await Promise.all([
      expect(toasts(page)).toHaveText(`Error Sending Message${LIMIT}`),
      expectTold(form, LIMIT),
    ]);
    expect(sent()).toBe(1);
    expect(await inbox.messages()).toEqual([]);
    await page.reload();
    await expectTold(form, LIMIT);
    await expect(form.fields.consent, "consent is given anew").not.toBeChecked();
    await expect(form.country).toHaveText("Latvia");
    await expectSentNow(form);
    await page.reload();
    await form.becomesReady();
    await expect(form.failure).toHaveCount(0);
    await expect(form.fields.message).toHaveValue("");
  },
);

test(
  "a visitor who loses the connection before typing is told, and can send later",
  journey,
  async ({ page, form, context }) => {
    const sent = countSends(page);
    await page.clock.install();
    await page.goto("/contact", { waitUntil: "networkidle" });
    await page.locator("form[data-ready]").waitFor();
    await context.setOffline(true);
    await form.fill();
    // No pause, such as a backoff, may come before the message.
    await stopClock(page);
    await form.button.click();
    await expectTold(form, "You are offline");
    await expectTold(form, "Nothing was sent, and nothing is lost.");
    expect(sent()).toBe(1);
    await page.clock.resume();
    await context.setOffline(false);
    await expectSentNow(form);
  },
);

test("leaving the page during sending asks for confirmation, and returning shows what became of the request", async ({
  page,
  form,
}) => {
  await inbox.answerWith("hang");
  await form.openAndFill();
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    return asked.length === 1 ? dialog.dismiss() : dialog.accept();
  });
  const onItsWay = page.waitForRequest(SENDS);
  await form.button.click();
  await onItsWay;
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About Us" });
  await about.click();
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await expect(page).toHaveURL("/contact");
  await about.click();
  await expect(page).toHaveURL("/about");
  await page.goto("/contact");
  await expectTold(form, OTHER);
  await expectSentNow(form);
});
