import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { ConsultationForm } from "#tests/e2e/support/consultation-form.ts";
import { inbox } from "#tests/e2e/support/inbox.ts";
import { expect, test, toasts } from "#tests/e2e/support/lead-forms.ts";
import { tool } from "#tests/e2e/support/tool-page.ts";

for (const [name, width] of Object.entries({ phone: 390, desktop: 1440 })) {
  test(`a request sent on a ${name} stands in the inbox, and the visitor is thanked`, {
    tag: "@journey",
  }, async ({ page, form }) => {
    await page.setViewportSize({ width, height: 900 });
    await form.openAndFill();
    // People click twice; the request arrives once.
    await form.button.dblclick();

    await expect(form.thanks).toBeFocused();
    await expect(page.getByText("Your consultation request has been received.")).toBeVisible();
    await expect(page.getByText(/will contact you within 24 hours by/)).toBeVisible();
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page)).toContainText("Thank you for your request!");
    await expect(toasts(page)).toContainText(
      "We will contact you within 24 hours to discuss your UAE residency needs.",
    );
    await expectAccessible(page);

    const [message, ...others] = await inbox.messages();
    expect(others).toEqual([]);
    expect(message?.template_params).toEqual({
      name: "Anna Bērziņa",
      email: "anna@example.com",
      phone: "+371 2000 0000",
      profession: "Designer",
      nationality: "Latvian",
      contact_method: "video-call",
      message: "We move in autumn, three of us.",
      time: expect.stringMatching(/\d.*\d:\d\d/),
    });
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored).toContain("contact_form_attempts");
    expect(stored.filter((key) => /last.*contact.*form/i.test(key))).toHaveLength(1);

    const ahead = page.getByRole("main");
    if (name === "phone") {
      await ahead.getByRole("link", { name: "Your plan of the move, with dates" }).click();
      await expect(page).toHaveURL("/services/relocation-support#tool");
      await expect(tool(page).getByLabel(/^In which month/)).toBeInViewport();
    } else {
      await ahead.getByRole("link", { name: "Return to Home" }).click();
      await expect(page).toHaveURL("/");
    }
  });
}

test("the same request sent from two tabs at the same time arrives once, and both say thanks", {
  tag: "@journey",
}, async ({ form, context }) => {
  const otherForm = new ConsultationForm(await context.newPage());
  await inbox.failWith({ status: 200, delayMs: 500 });
  await form.openAndFill();
  await otherForm.openAndFill();
  for (const { button } of [form, otherForm]) await button.click({ noWaitAfter: true });
  await expect(form.thanks).toBeVisible();
  await expect(otherForm.thanks).toBeVisible();
  expect(await inbox.messages()).toHaveLength(1);
});

test("a sent request is reported as a conversion, and to the global helper 100 ms later", {
  tag: "@journey",
}, async ({ page, form }) => {
  const calls: unknown[][] = [];
  await page.exposeFunction("recordCall", (...call: unknown[]) => void calls.push(call));
  await form.openAndFill();
  await page.evaluate(`{
    window.gtag = (...command) => recordCall("gtag", ...command);
    window.gtag_report_conversion = () => recordCall("helper", Date.now());
  }`);
  await form.button.click();
  await expect(form.thanks).toBeVisible();
  await expect.poll(() => calls.map(([name]) => name)).toEqual(["gtag", "helper"]);
  expect(calls[0]).toEqual(["gtag", "event", "conversion", { send_to: "AW-1/e2e" }]);
});

test("without JavaScript the email address and the phone number stand in the form's place", {
  tag: "@journey",
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  for (const path of ["/contact", "/"]) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("textbox")).toHaveCount(0);
    await expect(main.getByRole("link", { name: "hello@example.com" }).first()).toBeVisible();
    await expect(main.getByRole("link", { name: "+371 0000 0000" }).first()).toHaveAttribute(
      "href",
      "tel:+37100000000",
    );
  }
  await context.close();
});
