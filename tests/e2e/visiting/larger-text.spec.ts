import { layoutProblems } from "#tests/e2e/support/layout-problems.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { test as base, expect } from "#tests/e2e/support/test.ts";

/** The text size that WCAG 2.2, 1.4.4, requires, in pixels. The default is 16. */
const DOUBLE = 32;
const widths = [1440, 1024, 390, 320];

/** A browser with a larger default text size. */
const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${DOUBLE}`];
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
});

test.use({ contextOptions: { reducedMotion: "reduce" }, allowedConsole: [/status of 404/] });

test("text of twice the size: pages fit, controls are free", async ({ page }) => {
  test.setTimeout(120_000);
  for (const route of [...routes, "/nowhere"]) {
    // Images may load later, because their frames have fixed sizes.
    await page.goto(route, { waitUntil: "domcontentloaded" });
    // Header and footer are the same on every page.
    const within = route === "/" ? "body" : "main";
    expect.soft(await layoutProblems(page, widths, within), route).toEqual([]);
  }
  await expect(page.locator("html")).toHaveCSS("font-size", `${DOUBLE}px`);
});

test("text of twice the size: menus and banner leave room", async ({ page }) => {
  await page.goto("/about");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const opener = page.getByRole("button", { name: "Open menu" });
    if (await opener.isVisible()) {
      await opener.click();
      expect.soft(await layoutProblems(page, [width], "header")).toEqual([]);
      await page.keyboard.press("Escape");
      continue;
    }
    for (const menu of await page.locator("header [data-part=menu] > button").all()) {
      await menu.click();
      expect.soft(await layoutProblems(page, [width], "header")).toEqual([]);
    }
  }
  await page.evaluate(() => localStorage.clear());
  await page.goto("/contact");
  await expect(page.getByRole("button", { name: "Accept All" })).toBeVisible();
  expect(await layoutProblems(page, widths)).toEqual([]);
});
