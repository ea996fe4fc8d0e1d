import { request } from "#tests/e2e/support/consultation-form.ts";
import { inbox } from "#tests/e2e/support/inbox.ts";
import { countSends, expect, test, toasts } from "#tests/e2e/support/lead-forms.ts";
import {
  CHUNKS,
  hold,
  ISLAND_SCRIPTS,
  reactIs,
  reactState,
  slowDown,
} from "#tests/e2e/support/waking.ts";

test("a visitor who reads downloads nothing of React", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/");
  await reactIs(page, "asleep");
  await page.getByRole("button", { name: "Services" }).first().click();
  await page.mouse.wheel(0, 20_000);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.keyboard.press("Escape");
  expect(asked.filter((url) => CHUNKS.test(url) || ISLAND_SCRIPTS.test(url))).toEqual([]);
  expect(await reactState(page)).toBe("asleep");
});

test("what is typed while React wakes stays, in a slow network on a slow phone", {
  tag: "@journey",
}, async ({ page }) => {
  test.setTimeout(120_000);
  const sends = countSends(page);
  await page.addInitScript(() => {
    const note = () => {
      document.body.dataset.pressedWhile ??=
        document.querySelector<HTMLElement>("[data-react]")?.dataset.react;
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
  const island = page.locator("[data-react]");
  await expect(island).toHaveAttribute("data-react", "waking", { timeout: 30_000 });
  await expect(island).toHaveAttribute("data-react", "awake", { timeout: 60_000 });
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
});

test("the contact page wakes React by itself once it is at rest", async ({ page, form }) => {
  await page.goto("/contact");
  expect(await reactState(page), "nobody has turned to the form").toBe("asleep");
  await reactIs(page, "awake");
  await expect(form.button).toBeEnabled();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test("two forms of a page wake each by itself", async ({ page, form }) => {
  const letCome = await hold(page, /\/built\/waking-/);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  await page.evaluate(async () => {
    const request = new XMLHttpRequest();
    request.open("GET", "/contact");
    request.responseType = "document";
    await new Promise((resolve) => {
      request.onload = resolve;
      request.send();
    });
    const form = request.responseXML?.querySelector("[data-wakes-react]");
    if (form) document.querySelector("main")?.append(form);
  });
  letCome();
  const ready = page.locator("form[data-ready]");
  await page.getByRole("textbox", { name: "Email address" }).focus();
  await expect(ready).toHaveCount(1);
  await form.fields.fullName.focus();
  await expect(ready).toHaveCount(2);
  await form.button.click();
  await expect(page.locator("form [aria-invalid=true]")).toHaveCount(8);
});

test("two presses before React is awake send one request", async ({ page, form }) => {
  const sends = countSends(page);
  const letCome = await hold(page, ISLAND_SCRIPTS);
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

/** What extensions and translations do to a page, in the browser. */
const changes = {
  "puts marks into the head and around the page": () => {
    document.documentElement.setAttribute("data-extension", "installed");
    document.body.setAttribute("data-extension", "installed");
    document.head.prepend(document.createElement("meta"));
    document.head.append(document.createElement("template"));
    document.body.prepend(document.createElement("extension-bar"));
    document.querySelector("main")?.before(document.createElement("extension-bar"));
    document.documentElement.append(document.createElement("extension-root"));
  },
  "takes something out of the page": () => {
    document.querySelector("nav")?.remove();
    document.querySelector("main h1")?.remove();
    document.querySelector("footer")?.firstElementChild?.remove();
  },
  "puts icons and fields into the form": () => {
    for (const field of document.querySelectorAll("input, textarea, select")) {
      field.setAttribute("data-extension", "watches");
      field.after(document.createElement("extension-icon"));
    }
    document.querySelector("form")?.prepend(document.createElement("input"));
  },
  "takes something out of the form": () => {
    document.querySelector("form h2")?.remove();
    document.querySelector("form label")?.remove();
  },
  "puts something around the form's fields": () => {
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

test.describe("a browser or an extension that changes the page before React is awake", () => {
  test.use({ allowedConsole: [/React renders the form anew/] });

  for (const [what, change] of Object.entries(changes)) {
    test(`and ${what}: what is typed stays, and is sent`, async ({ page, form }) => {
      const letCome = await hold(page, ISLAND_SCRIPTS);
      await page.clock.install();
      await page.goto("/contact");
      await form.fill();
      await form.fields.message.focus();
      await reactIs(page, "waking");
      await page.evaluate(change);
      const banner = await page.getByRole("banner").elementHandle();
      letCome();
      await reactIs(page, "awake");
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

test("an extension that changes the page once React is awake", async ({ page, form }) => {
  await form.openAndFill();
  await page.evaluate(changes["puts icons and fields into the form"]);
  expect(await form.values()).toEqual(request);
  await form.button.click();
  await expect(form.thanks).toBeVisible();
});
