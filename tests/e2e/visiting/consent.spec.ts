import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { GOOGLE, standInForGoogle } from "#tests/e2e/support/google.ts";
import { layoutShift, refuseType } from "#tests/e2e/support/layout-shift.ts";
import { expect, journey, newVisitor, test } from "#tests/e2e/support/test.ts";

// The tests of web/shell/script cover each choice and each kind of storage.
test.use({
  storageState: newVisitor,
  allowedRequests: [GOOGLE],
  // Fonts are blocked where layout shifts are measured.
  allowedConsole: [/ERR_FAILED.*\.woff2/],
});

test.beforeEach(async ({ context }) => {
  await standInForGoogle(context);
});

const banner = (page: Page) => page.getByRole("region", { name: "Cookies on this site" });
const button = (page: Page, name: string) =>
  banner(page).getByRole("button", { name, exact: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("cookie-consent"));

test(
  "the cookie banner appears on every page and tab until the visitor has chosen, and the choice lasts",
  journey,
  async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto("/");
    await expect(banner(other)).toBeVisible();
    await page.goto("/");
    await banner(page).getByRole("link", { name: "Cookie policy" }).click();
    await expect(page).toHaveURL("/cookie-policy");
    await expect(banner(page)).toBeVisible();
    expect(await stored(page), "leaving is no answer").toBeNull();
    await button(page, "Decline").click();
    await expect(banner(other), "in another tab").toBeHidden();
    const opener = page.getByRole("button", { name: "Change your cookie choice" });
    for (const [before, name, after] of [
      ["declined", "Accept All", "accepted"],
      ["accepted", "Decline", "declined"],
    ] as const) {
      await opener.press("Enter");
      await expect(banner(page)).toBeFocused();
      expect(await stored(page)).toBe(before);
      await button(page, name).click();
      await expect(banner(page)).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await stored(page)).toBe(after);
    }
    await page.goto("/contact", { waitUntil: "networkidle" });
    await expect(banner(page)).toBeHidden();
  },
);

test("the buttons of the cookie banner get the keyboard's focus first", async ({ page }) => {
  await page.goto("/about");
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to" })).toBeFocused();
  for (const name of ["Cookie policy", "Decline", "Accept All", "Decline and close"]) {
    await page.keyboard.press("Tab");
    await expect(banner(page).locator(":focus")).toHaveAccessibleName(name);
  }
  await page.keyboard.press("Enter");
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe("declined");
});

for (const [name, viewport] of [
  ["phone", { width: 390, height: 844 }],
  ["desktop", { width: 1440, height: 900 }],
] as const) {
  test(
    `on a ${name} the cookie banner gives both choices equal weight and covers nothing`,
    journey,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await refuseType(page);
      await page.goto("/contact", { waitUntil: "networkidle" });
      await expect(banner(page)).toBeVisible();
      expect(await layoutShift(page)).toBeLessThan(0.01);
      await expectAccessible(page);
      const field = await page.getByLabel("Full name").boundingBox();
      const { y: top = 0 } = (await banner(page).boundingBox()) ?? {};
      const foot = (field?.y ?? Number.NaN) + (field?.height ?? 0);
      expect(foot, "the form's first field is in sight").toBeLessThanOrEqual(top);

      const decline = await button(page, "Decline").boundingBox();
      const accept = await button(page, "Accept All").boundingBox();
      expect(decline?.height).toBe(accept?.height);
      expect(Math.min(decline?.height ?? 0, decline?.width ?? 0)).toBeGreaterThanOrEqual(40);
      if (name === "phone") expect(decline?.width).toBe(accept?.width);

      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const footer = await page.getByRole("contentinfo").boundingBox();
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(top);

      if (name === "desktop") return;
      // In a small window the banner is above the page.
      await page.setViewportSize({ width: 320, height: 256 });
      await expect(banner(page)).not.toHaveCSS("position", "fixed");
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript there is no cookie banner, and no button to change the choice", async ({
    page,
  }) => {
    await page.goto("/cookie-policy");
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Change your cookie choice" })).toBeHidden();
  });
});
