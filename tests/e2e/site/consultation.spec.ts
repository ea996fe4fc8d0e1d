import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { ConsultationForm, request } from "#tests/e2e/support/consultation-form.ts";
import { inbox } from "#tests/e2e/support/inbox.ts";
import { countSends, expect, test, toasts } from "#tests/e2e/support/lead-forms.ts";

for (const [name, width] of Object.entries({ phone: 390, desktop: 1440 })) {
  test(`a request sent on a ${name} stands in the inbox, and the visitor is thanked`, async ({
    page,
    form,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await form.openAndFill();
    await form.button.click();

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

    await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });
}

test("while the request is on its way the button says so and is disabled", async ({
  page,
  form,
}) => {
  await inbox.failWith({ status: 200, delayMs: 1_500 });
  await form.openAndFill();
  await form.button.click();
  const button = page.getByRole("button", { name: "SUBMITTING..." });
  await expect(button).toBeDisabled();
  await expect(page.getByRole("status").filter({ hasText: "SUBMITTING..." })).toBeAttached();
  await expect(form.thanks).toBeFocused();
});

test("seven fields and the consent are marked required, and browsers can fill them in", async ({
  form,
}) => {
  await form.open();
  await expect(form.page.locator("form").getByText("*", { exact: true })).toHaveCount(8);
  for (const field of Object.values(form.fields)) {
    await expect(field).toHaveAttribute("required");
  }
  const purposes = {
    fullName: "name",
    email: "email",
    phone: "tel",
    profession: "organization-title",
    nationality: "country-name",
  } as const;
  for (const [name, purpose] of Object.entries(purposes)) {
    const field = form.page.locator(`[name="${name}"]`);
    await expect(field).toHaveAttribute("autocomplete", purpose);
  }
  await expect(form.fields.consent).not.toBeChecked();
  await expect(form.fields.phone).toHaveAttribute("placeholder", /country code/i);
  expect(await form.fields.contactMethod.locator("option").allInnerTexts()).toEqual([
    "Please choose an option",
    "Email",
    "Phone",
    "WhatsApp",
    "Video call",
  ]);
});

for (const [label, value] of [
  ["Email", "email"],
  ["Phone", "phone"],
  ["WhatsApp", "whatsapp"],
  ["Video call", "video-call"],
] as const) {
  test(`the contact method ${label} is sent as ${value}`, async ({ form }) => {
    await form.openAndFill({ contactMethod: label });
    await form.button.click();
    await expect(form.thanks).toBeVisible();
    const [message] = await inbox.messages();
    expect(message?.template_params.contact_method).toBe(value);
  });
}

test("what was typed before the script came is kept, shown and sent", async ({ page, form }) => {
  let release = () => {};
  const scripts = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.clock.install();
  await page.goto("/contact", { waitUntil: "commit" });
  await form.fill();
  release();
  await expect(form.country).toHaveText("Latvia");
  expect(await form.values()).toEqual(request);
  await expect(form.fields.consent).toBeChecked();
  await page.clock.fastForward(4_000);
  await form.button.click();
  await expect(form.thanks).toBeVisible();
  expect(await inbox.messages()).toHaveLength(1);
});

test("a double click sends once", async ({ page, form }) => {
  const sends = countSends(page);
  await inbox.failWith({ status: 200, delayMs: 500 });
  await form.openAndFill();
  await form.button.dblclick();
  await expect(form.thanks).toBeVisible();
  expect(sends()).toBe(1);
  expect(await inbox.messages()).toHaveLength(1);
});

test("Enter pressed twice sends once", async ({ page, form }) => {
  const sends = countSends(page);
  await inbox.failWith({ status: 200, delayMs: 500 });
  await form.openAndFill();
  await form.fields.fullName.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(form.thanks).toBeVisible();
  expect(sends()).toBe(1);
  expect(await inbox.messages()).toHaveLength(1);
});

test("the same request sent from two tabs at the same time arrives once, and both say thanks", async ({
  page,
  form,
  context,
}) => {
  const otherForm = new ConsultationForm(await context.newPage());
  await inbox.failWith({ status: 200, delayMs: 500 });
  await form.openAndFill();
  await otherForm.openAndFill();
  for (const { button } of [form, otherForm]) await button.click({ noWaitAfter: true });
  await expect(form.thanks).toBeVisible();
  await expect(otherForm.thanks).toBeVisible();
  expect(await inbox.messages()).toHaveLength(1);
  // What the browser remembers of it is no copy of the request.
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  for (const value of [request.fullName, request.email, request.message]) {
    expect(stored).not.toContain(value);
  }
});

test("each of two tabs sends its own request, once", async ({ page, form, context }) => {
  const otherForm = new ConsultationForm(await context.newPage());
  await form.openAndFill({ fullName: "First Tab" });
  await otherForm.openAndFill({ fullName: "Second Tab" });
  for (const { button, thanks } of [form, otherForm]) {
    await button.click();
    await expect(thanks).toBeVisible();
  }
  const names = (await inbox.messages()).map(({ template_params }) => template_params.name);
  expect(names.toSorted()).toEqual(["First Tab", "Second Tab"]);
  const attempts = await page.evaluate(() => localStorage.getItem("contact_form_attempts"));
  expect(JSON.parse(String(attempts))).toHaveLength(2);
});

test("a sent request is reported as a conversion, and to the global helper 100 ms later", async ({
  page,
  form,
}) => {
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

test("without JavaScript the email address and the phone number stand in the form's place", async ({
  browser,
  baseURL,
}) => {
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
