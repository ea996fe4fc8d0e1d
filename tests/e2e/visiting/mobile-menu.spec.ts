import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { expect, journey, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const menu = (page: Page) => page.locator("#mobile-menu");
const opener = (page: Page) => page.getByRole("button", { name: "Open menu" });
const closer = (page: Page) => page.getByRole("button", { name: "Close menu" });
const section = (page: Page, label: string) =>
  menu(page)
    .locator("details")
    .filter({ has: page.locator("summary", { hasText: new RegExp(`^${label}$`) }) });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

async function openMenu(page: Page) {
  await page.goto("/about");
  await opener(page).tap();
  await expect(menu(page)).toBeVisible();
}

async function expectShut(page: Page) {
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
  await expect(menu(page)).toBeHidden();
  await expect(page.locator("[inert]")).toHaveCount(0);
}

test("the mobile menu opens, and each of its sections separately", journey, async ({ page }) => {
  await openMenu(page);
  await expect(closer(page)).toHaveAttribute("aria-expanded", "true");
  const labels = await menu(page).locator("summary").allInnerTexts();
  for (const label of labels) {
    await expect(section(page, label).getByRole("list")).toBeHidden();
    await section(page, label).locator("summary").tap();
    await expect(section(page, label).getByRole("list")).toBeVisible();
  }
  for (const label of labels) await expect(section(page, label)).toHaveAttribute("open");
  await expectAccessible(page);
  // It exists up to 768 px, and the menu bar from 769 px on.
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "UAE Freezones" })).toBeVisible();
  await expect(page.locator("[inert]")).toHaveCount(0);
});

test("the mobile menu keeps the focus inside until it is closed", journey, async ({ page }) => {
  await openMenu(page);
  for (const behind of ["main", "footer"]) {
    await expect(page.locator(`#__next > ${behind}`)).toHaveAttribute("inert");
  }
  const before = await scrolled(page);
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 2_000);
  expect(await scrolled(page)).toBe(before);

  await closer(page).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator(":focus")).toHaveText("Free Consultation");
  await page.keyboard.press("Tab");
  await expect(closer(page)).toBeFocused();

  await closer(page).tap();
  await expectShut(page);
  await opener(page).press("Enter");
  await section(page, "Services").locator("summary").focus();
  await page.keyboard.press("Escape");
  await expectShut(page);
  await expect(opener(page)).toBeFocused();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
});

test("the mobile menu closes on any link and on going back", journey, async ({ page }) => {
  await openMenu(page);
  await section(page, "About").locator("summary").tap();
  const current = menu(page).getByRole("link", { name: "Our Company" });
  await expect(current).toHaveAttribute("aria-current", "page");
  const loadedAnew = page.waitForEvent("domcontentloaded");
  await current.tap();
  await loadedAnew;
  await expect(page).toHaveURL("/about");
  await expectShut(page);
  await opener(page).tap();
  // The state that the browser keeps to restore the page.
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  });
  await expectShut(page);
});
