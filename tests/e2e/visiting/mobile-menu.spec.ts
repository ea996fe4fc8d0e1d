import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { linksIn } from "#tests/e2e/support/menus.ts";
import { mobileSections } from "#tests/e2e/support/specified-menus.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const menu = (page: Page) => page.locator("#mobile-menu");
const opener = (page: Page) => page.getByRole("button", { name: "Open menu" });
const closer = (page: Page) => page.getByRole("button", { name: "Close menu" });
const section = (page: Page, label: string) =>
  menu(page)
    .locator("details")
    .filter({ has: page.locator("summary", { hasText: new RegExp(`^${label}$`) }) });

async function openMenu(page: Page, path = "/about") {
  await page.goto(path);
  await expect(async () => {
    await opener(page).tap({ timeout: 1_000 });
    await expect(closer(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(menu(page)).toBeVisible();
}

async function expectShut(page: Page) {
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
  await expect(menu(page)).toBeHidden();
  await expect(page.locator("[inert]")).toHaveCount(0);
}

test("holds the specified sections and links, which open and shut independently", {
  tag: "@journey",
}, async ({ page }) => {
  await openMenu(page);
  await expect(closer(page)).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);
  await expect(menu(page).getByRole("link", { name: "Home", exact: true })).toHaveAttribute(
    "href",
    "/",
  );
  await expect(menu(page).getByRole("link", { name: "Free Consultation" })).toHaveAttribute(
    "href",
    "/contact",
  );
  const labels = Object.keys(mobileSections);
  expect(await menu(page).locator("summary").allInnerTexts()).toEqual(labels);
  for (const [label, links] of Object.entries(mobileSections)) {
    await expect(section(page, label).getByRole("list")).toBeHidden();
    await section(page, label).locator("summary").tap();
    await expect(section(page, label).getByRole("list")).toBeVisible();
    expect(await linksIn(section(page, label))).toEqual(links);
  }
  for (const label of labels) await expect(section(page, label)).toHaveAttribute("open");
  await expectAccessible(page);
  await section(page, "Services").locator("summary").tap();
  await expect(section(page, "Services")).not.toHaveAttribute("open");
  await expect(section(page, "About")).toHaveAttribute("open");
});

test("keeps the focus inside, in both directions, and the page behind it inert", {
  tag: "@journey",
}, async ({ page }) => {
  await openMenu(page);
  for (const behind of ["main", "footer"]) {
    await expect(page.locator(`body > ${behind}`)).toHaveAttribute("inert");
  }
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 2_000);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  const insideAfter = async (key: string) => {
    await page.keyboard.press(key);
    return page.evaluate(
      () => document.activeElement?.closest("#mobile-menu, [aria-controls=mobile-menu]") !== null,
    );
  };
  await closer(page).focus();
  for (let stop = 0; stop < 12; stop += 1) expect(await insideAfter("Tab")).toBe(true);
  await closer(page).focus();
  expect(await insideAfter("Shift+Tab")).toBe(true);
  await expect(menu(page).getByRole("link", { name: "Free Consultation" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(closer(page)).toBeFocused();
});

test("closes with its button and with Escape, and the page is usable again", {
  tag: "@journey",
}, async ({ page }) => {
  await openMenu(page);
  await closer(page).tap();
  await expectShut(page);
  await opener(page).press("Enter");
  await expect(menu(page)).toBeVisible();
  await section(page, "Services").locator("summary").focus();
  await page.keyboard.press("Escape");
  await expectShut(page);
  await expect(opener(page)).toBeFocused();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test("closes on any link, even one to the page that is open, and on going back", {
  tag: "@journey",
}, async ({ page }) => {
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
  await section(page, "Services").locator("summary").tap();
  await menu(page).getByRole("link", { name: "Education" }).tap();
  await page.waitForURL("/services/education", { waitUntil: "domcontentloaded" });
  await expectShut(page);

  await opener(page).tap();
  await section(page, "Services").locator("summary").tap();
  await expect(menu(page).getByRole("link", { name: "Education" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expectShut(page);
});

test("is shut on a page that the browser keeps to bring it back as it was", {
  tag: "@journey",
}, async ({ page }) => {
  await openMenu(page);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  });
  await expectShut(page);
});

test("is there up to 768 px, and gives way to the menu bar from 769 px", {
  tag: "@journey",
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openMenu(page);
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "UAE Freezones" })).toBeVisible();
  await expect(page.locator("[inert]")).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 900 });
  await expectShut(page);
});
