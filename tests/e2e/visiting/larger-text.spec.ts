import type { Browser, Page } from "@playwright/test";
import { layoutProblems } from "#tests/e2e/support/layout-problems.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { dropdowns } from "#tests/e2e/support/specified-menus.ts";
import { test as base, expect, visitorWho } from "#tests/e2e/support/test.ts";

/** What WCAG 2.2, 1.4.4, asks for; in pixels. */
const DOUBLE = 32;
const HEIGHT = 900;
const widths = [1440, 1024, 390, 320];
const pagesOfEachKind = `/ /services/residency-visas /free-zones /free-zones/dubai
  /free-zones/tax-benefits /uae-advantages /advantages/safety /about /contact /cookie-policy`;

/** A page of a browser whose owner has set the size of its text, in pixels; the usual one is 16. */
const test = base.extend<{ openPage: (textSize: number) => Promise<Page>; found: string[] }>({
  openPage: async ({ playwright, launchOptions, baseURL }, use) => {
    const browsers: Browser[] = [];
    await use(async (textSize) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${textSize}`];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      browsers.push(browser);
      const page = await browser.newPage({
        reducedMotion: "reduce",
        storageState: visitorWho("declined", String(baseURL)),
      });
      await page.goto("/offline");
      await expect(page.locator("html")).toHaveCSS("font-size", `${textSize}px`);
      return page;
    });
    for (const browser of browsers) await browser.close();
  },
  /** What tests note, so that one run reports all of it. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  found: async ({}, use) => {
    const found: string[] = [];
    await use(found);
    expect(found).toEqual([]);
  },
});

/** Notes the problems of the page as it stands in windows of some widths. */
async function collect(page: Page, found: string[], within?: string, windows = widths) {
  for (const width of windows) {
    await page.setViewportSize({ width, height: HEIGHT });
    const problems = await layoutProblems(page, within);
    const { pathname } = new URL(page.url());
    found.push(...problems.map((problem) => `${pathname} at ${width}: ${problem}`));
  }
}

test("text of twice the size: pages fit, controls are free", async ({ openPage, found }) => {
  test.setTimeout(120_000);
  const page = await openPage(DOUBLE);
  for (const route of [...routes, "/nowhere"]) {
    // Pictures may come later: their frames have a size of their own.
    await page.goto(route, { waitUntil: "domcontentloaded" });
    await page.locator("main details").evaluateAll((all) => {
      for (const element of all) element.setAttribute("open", "");
    });
    // Header and footer are the same on every page.
    await collect(page, found, route === "/" ? "body" : "main");
  }
});

test("text of twice the size: menus and banner leave room", async ({ openPage, found }) => {
  const page = await openPage(DOUBLE);
  await page.goto("/about");
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const opener = page.getByRole("button", { name: "Open menu" });
    if (await opener.isVisible()) {
      await opener.click();
      for (const section of await page.locator("#mobile-menu summary").all()) {
        await section.click();
      }
      await collect(page, found, "header", [width]);
      await page.keyboard.press("Escape");
      continue;
    }
    for (const name of Object.keys(dropdowns)) {
      await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
      await collect(page, found, "header", [width]);
    }
  }
  await page.evaluate(() => localStorage.clear());
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  await page.goto("/contact");
  await expect(page.getByRole("button", { name: "Accept All" })).toBeVisible();
  await collect(page, found);
});

test("more space between letters, words and lines hides nothing", async ({ openPage, found }) => {
  test.setTimeout(120_000);
  const page = await openPage(16);
  for (const route of pagesOfEachKind.split(/\s+/)) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    await page.evaluate(spaceOut);
    await collect(page, found, "body", [320, 769, 1440]);
  }
});

/** The text spacing that WCAG 2.2, 1.4.12, asks a page to bear. */
function spaceOut() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}
