import type { BrowserContext, Page } from "@playwright/test";
import { ConsultationForm } from "#tests/e2e/support/consultation-form.ts";
import { GOOGLE, standInForGoogle } from "#tests/e2e/support/google.ts";
import { FAILED_REQUEST, toasts } from "#tests/e2e/support/lead-forms.ts";
import { MenuBar } from "#tests/e2e/support/menus.ts";
import { expect, seeWholePage, test } from "#tests/e2e/support/policy-violations.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { dropdowns } from "#tests/e2e/support/specified-menus.ts";
import { newVisitor } from "#tests/e2e/support/test.ts";

const banner = (page: Page) => page.getByRole("region", { name: "Cookies on this site" });

/** Answers every send in place of the e-mail service, so that no test meets another's message. */
const answerSends = (context: BrowserContext, status: number) =>
  context.route(/\/api\/v1\.0\/email\/send/, (route) => route.fulfill({ status, body: "OK" }));

for (const route of [...routes, "/offline"]) {
  test(`${route} keeps the policy from its head to its foot`, async ({ page }) => {
    await page.goto(route);
    await seeWholePage(page);
  });
}

test.describe("a path that no page has", () => {
  test.use({ allowedConsole: [/status of 404/] });

  test("keeps the policy", async ({ page }) => {
    const response = await page.goto("/nowhere");
    expect(response?.status()).toBe(404);
    await seeWholePage(page);
  });
});

test("the menus keep the policy, wide and narrow", async ({ page }) => {
  const menus = new MenuBar(page);
  await menus.open();
  for (const name of Object.keys(dropdowns)) {
    await menus.button(name).click();
    await menus.expectOpen(name);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator("#mobile-menu summary").first().click();
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(page.locator("#mobile-menu")).toBeHidden();
});

test.describe("a newcomer", () => {
  test.use({ storageState: newVisitor, allowedRequests: [GOOGLE] });

  test("declines, and thinks better of it, within the policy", async ({ page, context }) => {
    const { events } = await standInForGoogle(context);
    await page.goto("/cookie-policy");
    await banner(page).getByRole("button", { name: "Decline", exact: true }).click();
    await page.getByRole("button", { name: "Change your cookie choice" }).click();
    await banner(page).getByRole("button", { name: "Accept All" }).click();
    await page.goto("/about");
    await expect.poll(() => events.map(({ name }) => name)).toContain("page_view");
  });

  test("is measured from consent to conversion within the policy", async ({ page, context }) => {
    const { events, scripts } = await standInForGoogle(context);
    await answerSends(context, 200);
    const form = new ConsultationForm(page);
    await form.open();
    await banner(page).getByRole("button", { name: "Accept All" }).click();
    await expect.poll(() => scripts).toHaveLength(1);
    await form.fill();
    await form.button.click();
    await expect(form.thanks).toBeVisible();
    await expect.poll(() => events.map(({ name }) => name)).toContain("conversion");
  });
});

test("the sign-up keeps the policy: wrong, sent and thanked for", async ({ page, context }) => {
  await answerSends(context, 200);
  await page.clock.install();
  await page.goto("/");
  const field = page.getByRole("textbox", { name: "Email address" });
  const button = page.getByRole("button", { name: "Get in touch" });
  await field.fill("anna@");
  await expect(button).toBeEnabled();
  await page.clock.fastForward(4_000);
  await button.click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("anna@example.com");
  await button.click();
  await expect(toasts(page)).toBeVisible();
});

test("the consultation keeps the policy: wrong, sent and thanked for", async ({
  page,
  context,
}) => {
  await answerSends(context, 200);
  const form = new ConsultationForm(page);
  await form.open();
  await form.button.click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await form.fill();
  await form.button.click();
  await expect(form.thanks).toBeVisible();
  await expect(toasts(page)).toBeVisible();
  await seeWholePage(page);
});

test.describe("a send that fails", () => {
  test.use({ allowedConsole: [FAILED_REQUEST] });

  test("is told of within the policy", async ({ page, context }) => {
    await answerSends(context, 402);
    const form = new ConsultationForm(page);
    await form.openAndFill();
    await form.button.click();
    await expect(form.failure).toBeVisible();
    await expect(toasts(page)).toBeVisible();
  });
});

test.describe("without a connection", () => {
  test.use({
    serviceWorkers: "allow",
    allowedConsole: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/],
  });

  test("the kept page keeps the policy, under the worker that the policy lets in", async ({
    page,
    context,
  }) => {
    await page.goto("/about");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => caches.has("offline-1"))).toBe(true);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match("/offline")) !== undefined))
      .toBe(true);
    await context.setOffline(true);
    await page.goto("/services/education");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  });
});

test.describe("what an attacker would try", () => {
  test.use({ allowedConsole: [/Content Security Policy|Trusted|TrustedHTML/] });

  const attacks = {
    "an inline script": `const script = document.createElement("script");
      script.append("document.title = 'broken'"); document.body.append(script);`,
    "a script as an attribute": `document.body.setAttribute("onclick", "document.title = 'broken'");
      document.body.click();`,
    "HTML from a string": `document.body.innerHTML = "<b>broken</b>";`,
    "the address of a foreign script": `const script = document.createElement("script");
      script.src = "https://example.com/broken.js"; document.body.append(script);`,
    "a style attribute": `document.body.setAttribute("style", "display: none");`,
    "a frame": `const frame = document.createElement("iframe");
      frame.src = "https://example.com/"; document.body.append(frame);`,
    "another base": `const base = document.createElement("base");
      base.href = "https://example.com/"; document.head.append(base);`,
    "a form to another site": `const form = document.createElement("form");
      form.action = "https://example.com/"; document.body.append(form); form.submit();`,
  };

  for (const [name, attack] of Object.entries(attacks)) {
    test(`${name} does nothing, and is reported`, async ({ page, violations }) => {
      await page.goto("/about");
      const seen = () => [document.title, document.querySelector("h1")?.innerText, location.href];
      const before = await page.evaluate(seen);
      await page.evaluate(attack).catch((error) => expect(String(error)).toContain("Trusted"));
      await expect.poll(() => violations.length).toBeGreaterThan(0);
      // By a script, because Playwright's locators wait for where the form would have led.
      expect(await page.evaluate(seen)).toEqual(before);
      violations.length = 0;
    });
  }
});
