import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { linksIn, MenuBar } from "#tests/e2e/support/menus.ts";
import { dropdowns } from "#tests/e2e/support/specified-menus.ts";
import { test as base, expect, journey, stopClock } from "#tests/e2e/support/test.ts";

// After how many milliseconds what opens and shuts is in tests/unit/web/shell.test.ts.
const test = base.extend<{ menus: MenuBar }>({
  menus: async ({ page }, use) => {
    await use(new MenuBar(page));
  },
});

test.use({ viewport: { width: 1440, height: 900 } });

test("each menu opens with a click, and holds its links", journey, async ({ page, menus }) => {
  await menus.open();
  expect(await menus.bar.getByRole("button").allInnerTexts()).toEqual(Object.keys(dropdowns));
  for (const [name, links] of Object.entries(dropdowns)) {
    await menus.button(name).click();
    await menus.expectOpen(name);
    expect(await linksIn(menus.panel(name))).toEqual(links);
  }
  await expectAccessible(page);
  await menus.button("UAE Advantages").click();
  await menus.expectOpen(null);
});

test("a resting pointer opens a menu, the next one at once", journey, async ({ page, menus }) => {
  await menus.open();
  await stopClock(page);
  await menus.button("Services").hover();
  await page.clock.runFor(200);
  await menus.expectOpen("Services");
  // The panel belongs to the menu, and so does a short way outside.
  await menus.panel("Services").getByRole("link", { name: "Education" }).hover();
  await page.clock.runFor(1_000);
  await menus.expectOpen("Services");
  await menus.button("UAE Freezones").hover();
  await menus.expectOpen("UAE Freezones");
  await page.mouse.move(1_300, 800);
  await page.clock.runFor(150);
  await menus.expectOpen(null);
});

test("a click elsewhere, Escape and a followed link close it", journey, async ({ page, menus }) => {
  await menus.open();
  await menus.button("Services").click();
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
});

test("keys open and close menus, and walk through", journey, async ({ page, menus }) => {
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
});

test("the page that is open is marked in bar and menu", journey, async ({ page, menus }) => {
  await menus.open("/services/education");
  await expect(menus.button("Services")).toHaveCSS("box-shadow", /inset/);
  await expect(menus.button("UAE Freezones")).toHaveCSS("box-shadow", "none");
  const current = page.getByRole("banner").locator("[aria-current=page]");
  await menus.button("Services").click();
  await expect(current.filter({ visible: true })).toHaveText(["Education"]);
  // A menu's question leads to the contact page; the page is in none of them.
  await page.goto("/contact");
  await expect(menus.button("Services")).toHaveCSS("box-shadow", "none");
  await page.goto("/");
  await expect(menus.bar.getByRole("link", { name: "Home" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test("a tap opens, closes and changes over", journey, async ({ page, menus }) => {
    await menus.open();
    for (const open of ["Services", null, "Services"]) {
      await menus.button("Services").tap();
      await menus.expectOpen(open);
    }
    await menus.button("About Us").tap();
    await menus.expectOpen("About Us");
    await page.touchscreen.tap(500, 700);
    await menus.expectOpen(null);
    await menus.button("UAE Freezones").tap();
    await menus.panel("UAE Freezones").getByRole("link", { name: "Ajman" }).tap();
    await expect(page).toHaveURL("/free-zones/ajman");
    await menus.expectOpen(null);
  });
});
