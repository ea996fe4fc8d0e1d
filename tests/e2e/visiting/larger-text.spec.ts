import { layoutProblems, setDefaultTextSize } from "#tests/e2e/support/layout-problems.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// pages.spec.ts covers the pages themselves.

/** The text size that WCAG 2.2, 1.4.4, requires, in pixels. The default is 16. */
const DOUBLE = 32;
const widths = [1440, 1024, 390, 320];

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("menus and cookie banner leave room for text of twice the size", async ({ page }) => {
  await page.goto("/about");
  await setDefaultTextSize(page, DOUBLE);
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
  await setDefaultTextSize(page, DOUBLE);
  await expect(page.getByRole("button", { name: "Accept All" })).toBeVisible();
  expect(await layoutProblems(page, widths)).toEqual([]);
});
