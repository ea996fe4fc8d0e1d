import { request } from "#tests/e2e/support/consultation-form.ts";
import { CHUNKS, hold, ISLAND_SCRIPTS, reactIs, reactState } from "#tests/e2e/support/hydration.ts";
import { expect, inbox, test } from "#tests/e2e/support/lead-forms.ts";

test("who reads downloads nothing of React", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/");
  await reactIs(page, "not-hydrated");
  await page.getByRole("button", { name: "Services" }).first().click();
  await page.mouse.wheel(0, 20_000);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.keyboard.press("Escape");
  expect(asked.filter((url) => CHUNKS.test(url) || ISLAND_SCRIPTS.test(url))).toEqual([]);
  expect(await reactState(page)).toBe("not-hydrated");
});

test("the contact page hydrates its form at rest; an open menu stays", async ({ page, form }) => {
  const letCome = await hold(page, ISLAND_SCRIPTS);
  await page.goto("/contact");
  expect(await reactState(page), "nobody has turned to the form").toBe("not-hydrated");
  const trigger = page.getByRole("button", { name: "Services" }).first();
  await trigger.click();
  await reactIs(page, "hydrating");
  letCome();
  await reactIs(page, "hydrated");
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await expect(trigger).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
  await expect(form.button).toBeEnabled();
});

/** What extensions and translations do to a page, in the browser. */
const changes = {
  "puts marks, icons and fields into it": () => {
    document.documentElement.setAttribute("data-extension", "installed");
    document.body.setAttribute("data-extension", "installed");
    document.head.prepend(document.createElement("meta"));
    document.head.append(document.createElement("template"));
    document.body.prepend(document.createElement("extension-bar"));
    document.querySelector("main")?.before(document.createElement("extension-bar"));
    for (const field of document.querySelectorAll("input, textarea, select")) {
      field.setAttribute("data-extension", "watches");
      field.after(document.createElement("extension-icon"));
    }
    document.querySelector("form")?.prepend(document.createElement("input"));
  },
  "puts something around its fields": () => {
    for (const field of document.querySelectorAll("form input")) {
      const around = document.createElement("extension-field");
      field.replaceWith(around);
      around.append(field);
    }
  },
  "translates every text": () => {
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
  },
};

test.describe("a browser or an extension that changes the page before React comes", () => {
  test.use({ allowedConsole: [/React renders the form anew/] });

  for (const [what, change] of Object.entries(changes)) {
    test(`and ${what}: what is typed stays, and is sent`, async ({ page, form }) => {
      const letCome = await hold(page, ISLAND_SCRIPTS);
      await page.clock.install();
      await page.goto("/contact");
      await form.fill();
      await form.fields.message.focus();
      await reactIs(page, "hydrating");
      await page.evaluate(change);
      const banner = await page.getByRole("banner").elementHandle();
      letCome();
      await reactIs(page, "hydrated");
      expect(await form.values()).toEqual(request);
      await expect(form.fields.consent).toBeChecked();
      await expect(form.fields.message).toBeFocused();
      await expect(
        page.getByRole("main").getByRole("link", { name: "cookie policy" }),
      ).toBeVisible();
      expect(await banner?.evaluate((element) => element.isConnected), "the rest stays").toBe(true);
      await form.fields.consent.press("Enter");
      await expect(form.thanks).toBeVisible();
      expect(await inbox.messages()).toHaveLength(1);
    });
  }
});
