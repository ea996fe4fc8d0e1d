import type { Page } from "@playwright/test";
import { notifications, toasts } from "#tests/e2e/support/lead-forms.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const link = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** Follows a link from wherever the page is scrolled to. */
async function follow(page: Page, name: string, path: string) {
  await link(page, name).evaluate((element) => element instanceof HTMLElement && element.click());
  await expect(page).toHaveURL(path);
  await expect.poll(() => scrolled(page)).toBe(0);
}

test("a followed link opens at the top; back and forward where they were", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await page.evaluate(() => {
    document.documentElement.dataset.left = "yes";
    window.scrollTo(0, 1_500);
  });
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(500);
  await follow(page, "Dubai", "/free-zones/dubai");
  await expect(page.locator("html")).not.toHaveAttribute("data-left");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to" })).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => scrolled(page)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL("/free-zones/dubai");
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.evaluate(() => window.scrollTo(0, 30));
  await follow(page, "Residency Visas", "/services/residency-visas");

  await page.goto("/cookie-policy");
  await page.getByRole("main").getByRole("navigation").last().getByRole("link").last().click();
  await expect.poll(() => scrolled(page), "a place within the page").toBeGreaterThan(300);
});

test("a link opened in a new tab leaves this page as it is", async ({ page, browser }) => {
  await page.goto("/about");
  await link(page, "Dubai").click({ modifiers: ["ControlOrMeta"] });
  // The browser is asked, because Playwright misses a new tab now and then.
  const session = await browser.newBrowserCDPSession();
  const tabs = async () => {
    const { targetInfos } = await session.send("Target.getTargets");
    return targetInfos.filter(({ type }) => type === "page").map(({ url }) => url);
  };
  await expect
    .poll(tabs)
    .toEqual(expect.arrayContaining([`${addresses.site}/free-zones/dubai`, page.url()]));
  await expect(page).toHaveURL("/about");
});

test.describe("toasts", () => {
  // Tests are quicker than people, which the form's spam check remarks upon.
  test.use({ allowedConsole: [/Email sign-up: Form submitted too quickly/] });

  const email = (page: Page) => page.getByRole("main").getByRole("textbox", { name: /email/i });

  async function signUp(page: Page, address: string) {
    await email(page).fill(address);
    await email(page).press("Enter");
    await expect(email(page)).toHaveValue("");
  }

  test.beforeEach(async ({ context, page }) => {
    await context.route(/\/api\/v1\.0\/email\/send/, (route) => route.fulfill({ body: "OK" }));
    await page.clock.install();
    await page.goto("/");
    await signUp(page, "astrid@example.com");
    await expect(toasts(page)).toContainText("Email Received!");
  });

  test("one stands for four seconds, longer while pointed at", async ({ page }) => {
    await signUp(page, "bjorn@example.com");
    await page.clock.runFor(1_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.fastForward(2_000);
    await expect(toasts(page)).toHaveCount(1);
    await toasts(page).hover();
    await page.clock.fastForward(10_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(0, 0);
    await page.clock.fastForward(4_000);
    await expect(toasts(page)).toHaveCount(0);
  });

  test("Alt + T takes the keyboard there; Escape comes back", async ({ page }) => {
    await email(page).focus();
    await page.keyboard.press("Alt+KeyT");
    await expect(notifications(page).getByRole("list")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(toasts(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Dismiss" })).toBeFocused();
    await page.clock.fastForward(10_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(email(page)).toBeFocused();
    await expect(toasts(page)).toHaveCount(0);
    await expect(notifications(page)).toBeEmpty();
    await signUp(page, "bjorn@example.com");
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(toasts(page)).toHaveCount(0);
  });
});
