import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { test as base, expect, journey, stopClock } from "#tests/e2e/support/test.ts";

// menu-bar.test.ts tests the delays, and tests/integration/every-page.test.ts the links of menus.

/** The menus of the header in a wide window. */
function menuBar(page: Page) {
  const bar = page.getByRole("banner").getByRole("navigation", { name: "Main navigation" });
  const button = (name: string) => bar.getByRole("button", { name, exact: true });
  /** The panel of a menu's button. */
  const panel = (name: string) => button(name).locator("xpath=following-sibling::div");

  /** Exactly the named menu is open. */
  async function expectOpen(name: string | null): Promise<void> {
    await expect(bar.locator("button[aria-expanded=true]")).toHaveText(name === null ? [] : [name]);
    const panels = bar.locator("button + div").filter({ visible: true });
    await expect(panels).toHaveCount(name === null ? 0 : 1);
    if (name !== null) await expect(panel(name)).toBeVisible();
  }

  /** Opens a page with a clock for the test, after its script has run. */
  async function open(): Promise<void> {
    await page.clock.install();
    await page.goto("/about");
  }

  return { bar, button, panel, expectOpen, open };
}

const test = base.extend<{ menus: ReturnType<typeof menuBar> }>({
  menus: ({ page }, use) => use(menuBar(page)),
});

test.use({ viewport: { width: 1440, height: 900 } });

test(
  "a resting pointer opens a menu, and moving on opens the next at once",
  journey,
  async ({ page, menus }) => {
    await menus.open();
    await stopClock(page);
    await menus.button("Services").hover();
    await page.clock.runFor(200);
    await menus.expectOpen("Services");
    // The panel, and a small distance around it, belong to the menu.
    await menus.panel("Services").getByRole("link", { name: "Education" }).hover();
    await page.clock.runFor(1_000);
    await menus.expectOpen("Services");
    await menus.button("UAE Freezones").hover();
    await menus.expectOpen("UAE Freezones");
    await page.mouse.move(1_300, 800);
    await page.clock.runFor(150);
    await menus.expectOpen(null);
  },
);

test(
  "a click opens a menu; another menu, a click elsewhere, Escape or a link closes it",
  journey,
  async ({ page, menus }) => {
    await menus.open();
    for (const name of await menus.bar.getByRole("button").allInnerTexts()) {
      await menus.button(name).click();
      await menus.expectOpen(name);
    }
    await expectAccessible(page);
    await page.mouse.click(720, 850);
    await menus.expectOpen(null);

    await menus.button("Services").click();
    await page.mouse.move(720, 850);
    await page.keyboard.press("Escape");
    await menus.expectOpen(null);
    await expect(menus.button("Services")).toBeFocused();

    await menus.button("Services").click();
    await menus.panel("Services").getByRole("link", { name: "Education" }).click();
    await expect(page).toHaveURL("/services/education");
    await page.mouse.move(720, 850);
    await menus.expectOpen(null);
    // The current page is marked in the bar and in its menu.
    await expect(menus.button("Services")).toHaveCSS("box-shadow", /inset/);
    await expect(menus.button("UAE Freezones")).toHaveCSS("box-shadow", "none");
    const current = page.getByRole("banner").locator("[aria-current=page]");
    await menus.button("Services").click();
    await expect(current.filter({ visible: true })).toHaveText(["Education"]);
    // The link at the end of a menu leads to the contact page, which is in no menu.
    await page.goto("/contact");
    await expect(menus.button("Services")).toHaveCSS("box-shadow", "none");
  },
);

test(
  "menus can be opened, walked through and closed by keyboard",
  journey,
  async ({ page, menus }) => {
    await menus.open();
    const link = (menu: string, name: string) => menus.panel(menu).getByRole("link", { name });
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await menus.button("Services").focus();
    await press("Tab");
    await expect(menus.button("UAE Freezones"), "a shut menu's links are skipped").toBeFocused();
    await press("Enter");
    await menus.expectOpen("UAE Freezones");
    await press("Tab");
    await expect(link("UAE Freezones", "Abu Dhabi")).toBeFocused();
    await press("Escape");
    await menus.expectOpen(null);
    await expect(menus.button("UAE Freezones")).toBeFocused();

    await press("ArrowRight");
    await expect(menus.button("About Us")).toBeFocused();
    await press("ArrowDown");
    await menus.expectOpen("About Us");
    await expect(link("About Us", "Team")).toBeFocused();
    await press("End", "ArrowUp");
    await expect(link("About Us", "Social")).toBeFocused();
    await press("End", "Tab");
    await expect(menus.button("UAE Advantages")).toBeFocused();
    await menus.expectOpen(null);

    await press("Space");
    await menus.expectOpen("UAE Advantages");
    await press("Tab", "Enter");
    await expect(page).toHaveURL("/advantages/safety");
    await menus.expectOpen(null);
  },
);

test.describe("by touch", () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test("a tap opens a menu, closes it, or changes to another", journey, async ({ page, menus }) => {
    await menus.open();
    for (const open of ["Services", null, "Services"]) {
      await menus.button("Services").tap();
      await menus.expectOpen(open);
    }
    await page.touchscreen.tap(500, 700);
    await menus.expectOpen(null);
    await menus.button("UAE Freezones").tap();
    await menus.panel("UAE Freezones").getByRole("link", { name: "Ajman" }).tap();
    await expect(page).toHaveURL("/free-zones/ajman");
    await menus.expectOpen(null);
  });
});
