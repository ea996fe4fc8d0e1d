import type { Page } from "@playwright/test";
import { request } from "#tests/e2e/support/consultation-form.ts";
import { expect, expectSoundForm, inbox, test } from "#tests/e2e/support/lead-forms.ts";
import { type TranslationWay, translatePage } from "#tests/e2e/support/translate.ts";

test.use({ allowedConsole: [/Failed to load resource|React renders the form again/] });

/** The events with which an extension, a password manager or a phone fills in a field. */
const told: Readonly<Record<string, readonly string[]>> = {
  nothing: [],
  "a change": ["change"],
  "an input and a change": ["input", "change"],
};

/** Fills in fields by their names, as a foreign script does. */
function fillIn(page: Page, values: Readonly<Record<string, string>>, events: readonly string[]) {
  const given = { values, events };
  return page.locator("main form").evaluate((form: HTMLFormElement, { values, events }) => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = true;
      else if (field !== null && "value" in field) field.value = value;
      if (field instanceof Element) {
        for (const event of events) field.dispatchEvent(new Event(event, { bubbles: true }));
      }
    }
  }, given);
}

for (const [what, events] of Object.entries(told)) {
  test(`fields that an extension fills in, firing ${what}, are sent as they are shown`, async ({
    page,
    form,
  }) => {
    await form.open();
    await fillIn(page, { ...request, contactMethod: "video-call", consent: "on" }, events);
    await page.clock.fastForward(4_000);
    await form.button.click();
    await expect(form.thanks).toBeVisible();
    const [message] = await inbox.messages();
    expect(message?.template_params).toMatchObject({
      name: request.fullName,
      email: request.email,
      phone: request.phone,
      profession: request.profession,
      nationality: request.nationality,
      contact_method: "video-call",
      message: request.message,
    });
    await page.goto("/");
    await page.getByRole("textbox", { name: "Email address" }).focus();
    await page.locator("form[data-ready]").waitFor();
    await inbox.answerWith("402");
    await fillIn(page, { email: "eva@example.com" }, events);
    await page.getByRole("button", { name: "Get in touch" }).click({ force: true });
    const field = page.getByRole("textbox", { name: "Email address" });
    await expect(page.locator("form").getByText("There was an error.")).toBeVisible();
    await expect(field, "a failure keeps it").toHaveValue("eva@example.com");
    await inbox.answerWith("none");
    await page.getByRole("button", { name: "Get in touch" }).click({ force: true });
    await expect.poll(async () => (await inbox.messages()).length).toBe(2);
    const [signUp] = await inbox.messages();
    expect(signUp?.template_params).toMatchObject({ from_email: "eva@example.com" });
  });

  test(`a tool whose fields an extension fills in, firing ${what}, computes with the values that are shown`, async ({
    page,
  }) => {
    await page.goto("/free-zones/tax-benefits");
    await page.getByLabel(/^Revenue of the tax/).focus();
    await expect(page.locator("[data-react]")).toHaveAttribute("data-react", "hydrated");
    const answers = { revenue: "10 000 000", profit: "500 000", periodEnd: "2027-12-31" };
    await fillIn(page, { ...answers, activity: "services" }, events);
    await page.locator("#tool [type=submit]").click();
    await expect(page.locator("#tool").getByRole("status")).toContainText("AED 11,250");
  });
}

test("text typed while the browser translates the page is kept and sent", async ({
  page,
  form,
}) => {
  const way: TranslationWay = "wraps texts";
  await page.addInitScript(translatePage, way);
  await page.clock.install();
  await page.goto("/contact");
  const fields = page.locator("main form");
  const values = { fullName: request.fullName, email: request.email, phone: request.phone };
  for (const [name, value] of Object.entries(values)) {
    await fields.locator(`[name=${name}]`).click();
    await page.keyboard.type(value, { delay: 30 });
  }
  for (const [name, value] of Object.entries(values)) {
    await expect(fields.locator(`[name=${name}]`)).toHaveValue(value);
  }
  await expect(page.locator("[data-react]")).toHaveAttribute("data-react", "hydrated");
  await expect(form.country).toHaveText(/^Latvia/);
  await fillIn(page, { ...request, contactMethod: "email", consent: "on" }, []);
  await page.clock.fastForward(4_000);
  await fields.locator("[type=submit]").click();
  await expect(page.getByRole("heading", { name: "Thank you" }).first()).toBeVisible();
  expect(await inbox.messages()).toHaveLength(1);
});

test("typed text and the cursor survive an extension that rearranges the form", async ({
  page,
  form,
}) => {
  await form.open();
  await form.fill();
  // Moves the form's elements, as translations move parts of a sentence.
  await page.locator(".phone-control svg").evaluate((drawing) => {
    const wrapper = document.createElement("font");
    drawing.replaceWith(wrapper);
    wrapper.append(drawing);
  });
  await form.fields.phone.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Delete");
  await page.keyboard.type("+46 0");
  const typed = { ...request, phone: `+46 0${request.phone.slice(1)}` };
  expect(await form.values()).toEqual(typed);
  await expect(form.country).toHaveText("Sweden");
  await expect(form.fields.phone).toBeFocused();
  await expect(form.fields.consent).toBeChecked();
  await form.button.click();
  await expect(form.thanks).toBeVisible();
  expect(await inbox.messages()).toHaveLength(1);
});

test("the day counter keeps all stays and its result when it is rendered again", async ({
  page,
}) => {
  await page.goto("/services/tax-residency");
  await page.locator("#tool-arrival-1").focus();
  await expect(page.locator("[data-react]")).toHaveAttribute("data-react", "hydrated");
  await page.locator("#tool").getByText("More stays").click();
  for (let stay = 1; stay <= 9; stay += 1) {
    await page.locator(`#tool-arrival-${stay}`).fill(`2028-03-0${stay}`);
    await page.locator(`#tool-departure-${stay}`).fill(`2028-03-0${stay}`);
    if (stay >= 7) await page.keyboard.press("Enter");
  }
  const sheet = page.locator(".tool-sheet h3");
  await expect(sheet).toContainText("9");
  await page.locator(".tool-sheet").evaluate((section) => {
    const wrapper = document.createElement("font");
    section.replaceWith(wrapper);
    wrapper.append(section);
  });
  // Without an arrival date there is no result, so React looks for the sheet in vain.
  await page.locator("#tool-arrival-9").fill("");
  await page.locator("#tool-arrival-9").fill("2028-03-09");
  await expect(page.locator("#tool-departure-9")).toHaveValue("2028-03-09");
  await expect(sheet).toHaveCount(1);
  await expect(sheet).toContainText("9");
});

test("a message that is too long is reported at once, and can be copied", async ({
  page,
  form,
  context,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  await form.openAndFill();
  await form.fields.phone.fill("by email, please");
  await form.fields.profession.focus();
  const question = page.getByText("Is it how we reach you by telephone?");
  await expect(question).toBeVisible();
  await expect(form.fields.phone).toHaveAccessibleDescription(/^We see no \+ and country/);
  await expectSoundForm(page);
  await form.fields.phone.fill("by email, please, or +371 2000 0000");
  await expect(question).toHaveCount(0);
  await form.fields.phone.fill("070-123 45 67");
  await form.fields.profession.focus();
  await expect(question).toBeVisible();
  await form.fields.phone.fill("by email, please");
  await form.fields.message.fill("We move. ".repeat(6_000));
  await expect(form.fields.message).toHaveAccessibleDescription(/^This is too long/);
  await form.fields.message.fill("We move. ".repeat(600));
  await expect(form.fields.message).toHaveAccessibleDescription("");
  await inbox.answerWith("402");
  await form.button.click();
  await expect(form.failure).toContainText("The email holds the beginning of your request only.");
  const mail = form.failure.getByRole("link", { name: "hello@example.com" });
  expect((await mail.getAttribute("href"))?.length).toBeLessThanOrEqual(2_000);
  await form.failure.getByRole("button", { name: "Copy the request" }).click();
  await expect(form.failure.getByRole("status")).toHaveText("Copied");
  await expectSoundForm(page);
  await form.fields.message.fill("");
  await page.keyboard.press("ControlOrMeta+V");
  const copied = await form.fields.message.inputValue();
  expect(copied).toContain("Phone: by email, please\n");
  expect(copied).toContain("We move. ".repeat(600).trim());
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await form.fields.message.fill("We move in autumn, all of us.");
  await expect(form.failure.getByRole("status")).toHaveText("");
  await form.failure.getByRole("button", { name: "Copy the request" }).click();
  const byHand = form.failure.getByRole("textbox", { name: "Copy the request" });
  await expect(byHand).toHaveValue(/^Full name: .*We move in autumn, all of us\.$/s);
  await expectSoundForm(page);
});
