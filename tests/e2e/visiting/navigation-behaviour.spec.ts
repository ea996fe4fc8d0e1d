import type { Page } from "@playwright/test";
import { notifications, toasts } from "#tests/e2e/support/lead-forms.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Follows a link of the footer, from as far down the page as it is. */
async function followFromTheFoot(page: Page) {
  await page.getByRole("contentinfo").getByRole("link", { name: "Dubai", exact: true }).click();
  await expect(page).toHaveURL("/free-zones/dubai");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Dubai");
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test("a followed link starts at the top, and back restores where it was", async ({ page }) => {
      await page.goto("/about");
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollBy(0, -40));
      const before = await scrolled(page);
      expect(before).toBeGreaterThan(500);
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: "Dubai", exact: true })
        .evaluate((link) => link instanceof HTMLElement && link.click());
      await expect(page).toHaveURL("/free-zones/dubai");
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 700));
      await page.goBack();
      await expect(page).toHaveURL("/about");
      await expect.poll(() => scrolled(page)).toBe(before);
      await page.goForward();
      await expect(page).toHaveURL("/free-zones/dubai");
      await expect.poll(() => scrolled(page)).toBe(700);
    });

    test("a page that was hardly scrolled starts the next one at the very top", async ({
      page,
    }) => {
      await page.goto("/services/education");
      await page.evaluate(() => window.scrollTo(0, 30));
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: "Residency Visas", exact: true })
        .evaluate((link) => link instanceof HTMLElement && link.click());
      await expect(page).toHaveURL("/services/residency-visas");
      await expect.poll(() => scrolled(page)).toBe(0);
    });
  });
}

test("a link within the page goes to its place and not to the top", async ({ page }) => {
  await page.goto("/cookie-policy");
  await page.getByRole("main").getByRole("navigation").last().getByRole("link").last().click();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
});

test("a link opened in a new tab leaves this page as it is", async ({ page, browser }) => {
  await page.goto("/about");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Dubai", exact: true })
    .click({ modifiers: ["ControlOrMeta"] });
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

test("a followed link opens a document of its own, and the browser does the rest", async ({
  page,
}) => {
  await page.goto("/about");
  await page.evaluate(() => {
    document.documentElement.dataset.left = "yes";
  });
  await followFromTheFoot(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-left");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to" })).toBeFocused();
});

test.describe("toasts", () => {
  // Tests are quicker than people, which the form's spam check remarks upon.
  test.use({ allowedConsole: [/Email sign-up: Form submitted too quickly/] });

  async function signUp(page: Page, email: string) {
    const field = page.getByRole("main").getByRole("textbox", { name: /email/i });
    await field.fill(email);
    await field.press("Enter");
    await expect(field).toHaveValue("");
  }

  test.beforeEach(async ({ context, page }) => {
    await context.route(/\/api\/v1\.0\/email\/send/, (route) => route.fulfill({ body: "OK" }));
    await page.clock.install();
    await page.goto("/");
    await signUp(page, "astrid@example.com");
    await expect(toasts(page)).toContainText("Email Received!");
  });

  test("a message stands for four seconds", async ({ page }) => {
    await page.clock.fastForward(3_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.fastForward(1_500);
    await expect(toasts(page)).toHaveCount(0);
  });

  test("one message stands at a time", async ({ page }) => {
    await signUp(page, "bjorn@example.com");
    await page.clock.runFor(1_000);
    await expect(toasts(page)).toHaveCount(1);
  });

  test("Alt + T takes the keyboard there", async ({ page }) => {
    await page.keyboard.press("Alt+KeyT");
    await expect(notifications(page).getByRole("list")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(toasts(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Dismiss" })).toBeFocused();
  });

  test("a message stays while the keyboard is in it, and Escape gives the focus back", async ({
    page,
  }) => {
    const field = page.getByRole("main").getByRole("textbox", { name: /email/i });
    await field.focus();
    await page.keyboard.press("Alt+KeyT");
    await page.clock.fastForward(10_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(field).toBeFocused();
    await expect(toasts(page)).toHaveCount(0);
    await expect(notifications(page)).toBeEmpty();
  });

  test("a message stays while it is pointed at", async ({ page }) => {
    await toasts(page).hover();
    await page.clock.fastForward(10_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(0, 0);
    await page.clock.fastForward(4_000);
    await expect(toasts(page)).toHaveCount(0);
  });

  test("the button closes a message", async ({ page }) => {
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(toasts(page)).toHaveCount(0);
  });
});
