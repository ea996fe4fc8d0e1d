import { request } from "#tests/e2e/support/consultation-form.ts";
import { inbox } from "#tests/e2e/support/inbox.ts";
import { countSends, expect, test, toasts } from "#tests/e2e/support/lead-forms.ts";
import { CHUNKS, reactIs, reactState, slowDown } from "#tests/e2e/support/waking.ts";

test("a visitor who reads downloads nothing of React", async ({ page }) => {
  const chunks: string[] = [];
  page.on("request", (asked) => {
    if (CHUNKS.test(asked.url())) chunks.push(asked.url());
  });
  await page.goto("/");
  await reactIs(page, "asleep");
  await page.getByRole("button", { name: "Services" }).first().click();
  await page.mouse.wheel(0, 20_000);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.keyboard.press("Escape");
  expect(chunks).toEqual([]);
  expect(await reactState(page)).toBe("asleep");
});

test("what is typed while React wakes stays, in a slow network on a slow phone", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const sends = countSends(page);
  await page.addInitScript(() => {
    const note = () => {
      document.body.dataset.pressedWhile ??= document.documentElement.dataset.react;
    };
    document.addEventListener("submit", note, { capture: true });
  });
  await slowDown(page);
  await page.goto("/");
  await reactIs(page, "asleep");
  const field = page.getByRole("textbox", { name: "Email address" });
  await field.fill("anna@example.com");
  await field.press("Enter");
  await field.press("Enter");
  await expect(toasts(page)).toContainText("Email Received!", { timeout: 60_000 });
  await expect(page.locator("body")).toHaveAttribute("data-pressed-while", "waking");
  expect(sends()).toBe(1);
  expect(await inbox.messages()).toHaveLength(1);
});

test("a menu that is open stays open while React wakes", async ({ page }) => {
  test.setTimeout(120_000);
  await slowDown(page);
  await page.goto("/contact");
  const trigger = page.getByRole("button", { name: "Services" }).first();
  await trigger.click();
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("html")).toHaveAttribute("data-react", "waking", { timeout: 30_000 });
  await expect(page.locator("html")).toHaveAttribute("data-react", "awake", { timeout: 60_000 });
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
});

test("the contact page wakes React by itself once it is at rest", async ({ page, form }) => {
  await page.goto("/contact");
  await reactIs(page, "awake");
  await expect(form.button).toBeEnabled();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test("two presses before React is awake send one request", async ({ page, form }) => {
  const sends = countSends(page);
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(CHUNKS, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.goto("/contact");
  await form.fill();
  await form.button.click();
  await form.button.click();
  letCome();
  await expect(form.thanks).toBeVisible();
  expect(sends()).toBe(1);
  expect(await inbox.messages()).toHaveLength(1);
});

test("what is typed is there again on the way back from another page", async ({ page, form }) => {
  await page.clock.install();
  await page.goto("/contact");
  await form.fill();
  await page.getByRole("link", { name: "Nordune" }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(form.fields.fullName).toHaveValue(request.fullName);
  await form.becomesReady();
  expect(await form.values()).toEqual(request);
});

test("a page that a browser has translated keeps what is typed, and sends it", async ({
  page,
  form,
}) => {
  await page.clock.install();
  await page.goto("/contact");
  await form.fill();
  // As browsers translate: each text is wrapped, and is another one.
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (currentNode instanceof Text && currentNode.data.trim()) texts.push(currentNode);
    }
    for (const text of texts) {
      if (text.parentElement?.closest("script, style, option")) continue;
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(`${text.data} (po polsku)`);
    }
  });
  await form.fields.message.focus();
  await reactIs(page, "awake");
  expect(await form.values()).toMatchObject({ fullName: request.fullName, email: request.email });
  expect(await form.values()).toEqual(request);
  await expect(form.fields.consent).toBeChecked();
  await expect(form.fields.message).toBeFocused();
  await form.fields.consent.press("Enter");
  await expect(form.thanks).toBeVisible();
  expect(await inbox.messages()).toHaveLength(1);
});

test("a page that an extension changes keeps what is typed", async ({ page, form }) => {
  await page.clock.install();
  await page.goto("/contact");
  await form.fill();
  // Before React is awake, what stands between its elements would have it make the page anew.
  await reactIs(page, "awake");
  await page.evaluate(() => {
    document.body.setAttribute("data-extension", "installed");
    document.body.prepend(document.createElement("extension-bar"));
    document.documentElement.append(document.createElement("extension-root"));
    for (const field of document.querySelectorAll("input, textarea")) {
      field.setAttribute("data-extension", "watches");
      field.after(document.createElement("extension-icon"));
    }
  });
  await form.fields.message.focus();
  expect(await form.values()).toEqual(request);
  await form.button.click();
  await expect(form.thanks).toBeVisible();
});
