import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { stopClock } from "#tests/e2e/support/clock.ts";
import { linksIn, MenuBar } from "#tests/e2e/support/menus.ts";
import { dropdowns } from "#tests/e2e/support/specified-menus.ts";
import { test as base, expect } from "#tests/e2e/support/test.ts";

const test = base.extend<{ menus: MenuBar }>({
  menus: async ({ page }, use) => {
    await use(new MenuBar(page));
  },
});

test.use({ viewport: { width: 1440, height: 900 } });

test("each of the four menus opens with a click, alone, holds its links and passes a scan", {
  tag: "@journey",
}, async ({ page, menus }) => {
  await menus.open();
  expect(await menus.bar.getByRole("button").allInnerTexts()).toEqual(Object.keys(dropdowns));
  for (const [name, links] of Object.entries(dropdowns)) {
    await menus.button(name).click();
    await menus.expectOpen(name);
    expect(await linksIn(menus.panel(name))).toEqual(links);
    await expectAccessible(page);
  }
  await menus.button("UAE Advantages").click();
  await menus.expectOpen(null);
});

test("a resting pointer opens a menu after 200 ms; one that left closes it after 150 ms", {
  tag: "@journey",
}, async ({ page, menus }) => {
  await menus.open();
  await stopClock(page);
  await menus.button("Services").hover();
  await page.clock.runFor(199);
  await menus.expectOpen(null);
  await page.clock.runFor(1);
  await menus.expectOpen("Services");
  // The panel belongs to the menu, and so does a short way outside.
  await menus.panel("Services").getByRole("link", { name: "Education" }).hover();
  await page.clock.runFor(1_000);
  await menus.expectOpen("Services");
  await page.mouse.move(1_300, 800);
  await page.clock.runFor(149);
  await menus.expectOpen("Services");
  await page.clock.runFor(1);
  await menus.expectOpen(null);
});

test("a pointer that only passes opens nothing", { tag: "@journey" }, async ({ page, menus }) => {
  await menus.open();
  await stopClock(page);
  await menus.button("Services").hover();
  await page.clock.runFor(150);
  await page.mouse.move(1_300, 800);
  await page.clock.runFor(1_000);
  await menus.expectOpen(null);
});

test("the next menu opens at once while one is open, and up to 300 ms after it closed", {
  tag: "@journey",
}, async ({ page, menus }) => {
  await menus.open();
  await stopClock(page);
  await menus.button("Services").hover();
  await page.clock.runFor(200);
  await menus.button("UAE Freezones").hover();
  await menus.expectOpen("UAE Freezones");

  await page.mouse.move(1_300, 800);
  await page.clock.runFor(150);
  await menus.expectOpen(null);
  await page.clock.runFor(299);
  await menus.button("About Us").hover();
  await menus.expectOpen("About Us");

  await page.mouse.move(1_300, 800);
  await page.clock.runFor(150 + 300);
  await menus.button("UAE Advantages").hover();
  await menus.expectOpen(null);
  await page.clock.runFor(200);
  await menus.expectOpen("UAE Advantages");
});

test("a click on a menu that hovering has opened keeps it; the next one closes it", {
  tag: "@journey",
}, async ({ page, menus }) => {
  await menus.open();
  await menus.button("Services").hover();
  await menus.expectOpen("Services");
  await page.mouse.down();
  await page.mouse.up();
  await menus.expectOpen("Services");
  await menus.button("Services").click();
  await menus.expectOpen(null);
});

test("a click elsewhere, Escape and a followed link close the menu", { tag: "@journey" }, async ({
  page,
  menus,
}) => {
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

test("keyboard: Enter and arrows open, Tab walks through, and leaving closes", {
  tag: "@journey",
}, async ({ page, menus }) => {
  await menus.open();
  const link = (menu: string, name: string) => menus.panel(menu).getByRole("link", { name });
  await menus.button("Services").focus();
  await page.keyboard.press("Tab");
  await expect(menus.button("UAE Freezones"), "a shut menu's links are skipped").toBeFocused();
  await page.keyboard.press("Enter");
  await menus.expectOpen("UAE Freezones");
  await page.keyboard.press("Tab");
  await expect(link("UAE Freezones", "Abu Dhabi")).toBeFocused();
  await page.keyboard.press("Escape");
  await menus.expectOpen(null);
  await expect(menus.button("UAE Freezones")).toBeFocused();

  await page.keyboard.press("ArrowRight");
  await expect(menus.button("About Us")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await menus.expectOpen("About Us");
  await expect(link("About Us", "Team")).toBeFocused();
  await page.keyboard.press("End");
  await expect(link("About Us", "Google Maps")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(link("About Us", "Social")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(menus.button("UAE Advantages")).toBeFocused();
  await menus.expectOpen(null);

  await page.keyboard.press("Space");
  await menus.expectOpen("UAE Advantages");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/advantages/safety");
  await menus.expectOpen(null);
});

test("the page that is open is marked, in the bar and in its menu", { tag: "@journey" }, async ({
  page,
  menus,
}) => {
  await menus.open("/services/education");
  await expect(menus.button("Services")).toHaveCSS("box-shadow", /inset/);
  await expect(menus.button("UAE Freezones")).toHaveCSS("box-shadow", "none");
  // A menu's question leads to the contact page; the page is in none of them.
  await menus.open("/contact");
  await expect(menus.button("Services")).toHaveCSS("box-shadow", "none");
  await menus.open("/services/education");
  const current = page.getByRole("banner").locator("[aria-current=page]");
  await menus.button("Services").click();
  await expect(current.filter({ visible: true })).toHaveText(["Education"]);
  await menus.panel("Services").getByRole("link", { name: "Real Estate" }).click();
  await page.waitForURL("/services/real-estate", { waitUntil: "domcontentloaded" });
  await menus.button("Services").click();
  await expect(current.filter({ visible: true })).toHaveText(["Real Estate"]);
  await menus.bar.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(menus.bar.getByRole("link", { name: "Home" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test("a tap opens, the next closes, and a tap on another menu changes over", {
    tag: "@journey",
  }, async ({ page, menus }) => {
    await menus.open();
    await menus.button("Services").tap();
    await menus.expectOpen("Services");
    await menus.button("Services").tap();
    await menus.expectOpen(null);
    await menus.button("Services").tap();
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
