import type { Page } from "@playwright/test";
import { toasts } from "#tests/e2e/support/lead-forms.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("a followed link opens at the top; back and forward where they were", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await page.evaluate(() => window.scrollTo(0, 1_500));
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(500);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Dubai", exact: true });
  await link.evaluate((element) => element instanceof HTMLElement && element.click());
  await expect(page).toHaveURL("/free-zones/dubai");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to" })).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => scrolled(page)).toBe(before);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(700);
});

test.describe("toasts", () => {
  // Tests are quicker than people, which the form's spam check remarks upon.
  test.use({ allowedConsole: [/Email sign-up: Form submitted too quickly/] });

  test("one stands for four seconds, longer while pointed at", async ({ context, page }) => {
    await context.route(/\/api\/v1\.0\/email\/send/, (route) => route.fulfill({ body: "OK" }));
    await page.clock.install();
    await page.goto("/");
    const email = page.getByRole("main").getByRole("textbox", { name: /email/i });
    for (const address of ["astrid@example.com", "bjorn@example.com"]) {
      await email.fill(address);
      await email.press("Enter");
      await expect(email).toHaveValue("");
      await expect(toasts(page)).toContainText("Email Received!");
    }
    await page.clock.runFor(1_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.fastForward(2_000);
    await toasts(page).hover();
    await page.clock.fastForward(10_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(0, 0);
    await page.clock.fastForward(4_000);
    await expect(toasts(page)).toHaveCount(0);
  });
});
