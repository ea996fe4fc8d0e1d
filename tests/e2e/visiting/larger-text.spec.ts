import type { Browser, Page } from "@playwright/test";
import { layoutProblems } from "#tests/e2e/support/layout-problems.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { dropdowns } from "#tests/e2e/support/specified-menus.ts";
import { test as base, expect, newVisitor, visitorWho } from "#tests/e2e/support/test.ts";

const windows = [
  { width: 1440, height: 900 },
  { width: 1024, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 844 },
];

const pagesOfEachKind = [
  "/",
  "/services/residency-visas",
  "/free-zones",
  "/free-zones/dubai",
  "/free-zones/tax-benefits",
  "/uae-advantages",
  "/advantages/safety",
  "/about",
  "/contact",
  "/cookie-policy",
] as const;

type Visitor = { textSize?: number; isNew?: boolean };

/** A page of a browser whose owner has set the size of its text, in pixels; the usual one is 16. */
const test = base.extend<{ openPage: (visitor?: Visitor) => Promise<Page> }>({
  openPage: async ({ playwright, launchOptions, baseURL }, use) => {
    const opened: Browser[] = [];
    await use(async ({ textSize = 16, isNew = false } = {}) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${textSize}`];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      opened.push(browser);
      const page = await browser.newPage({
        reducedMotion: "reduce",
        storageState: isNew ? newVisitor : visitorWho("declined", String(baseURL)),
      });
      await page.goto("/offline");
      const rootSize = await page.evaluate(
        () => getComputedStyle(document.documentElement).fontSize,
      );
      expect(rootSize).toBe(`${textSize}px`);
      return page;
    });
    for (const browser of opened) await browser.close();
  },
});

/** Notes the problems of the page in every window, so that one run reports all of them. */
async function collect(page: Page, found: string[], within?: string, sizes = windows) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const problems = await layoutProblems(page, within);
    const { pathname } = new URL(page.url());
    found.push(...problems.map((problem) => `${pathname} at ${size.width}: ${problem}`));
  }
}

for (const textSize of [24, 32]) {
  test.describe(`with text of ${textSize} px`, () => {
    test("every page fits its window, and its controls are free and whole", async ({
      openPage,
    }) => {
      test.setTimeout(120_000);
      const page = await openPage({ textSize });
      const found: string[] = [];
      for (const route of [...routes, "/nowhere"]) {
        // Pictures may come later: their frames have a size of their own.
        await page.goto(route, { waitUntil: "domcontentloaded" });
        await page.locator("main details").evaluateAll(openAll);
        // Header and footer are the same on every page.
        await collect(page, found, route === "/" ? "body" : "main");
      }
      expect(found).toEqual([]);
    });

    test("open menus fit the window", async ({ openPage }) => {
      const page = await openPage({ textSize });
      const found: string[] = [];
      await page.goto("/about");
      for (const size of windows) {
        await page.setViewportSize(size);
        const opener = page.getByRole("button", { name: "Open menu" });
        if (await opener.isVisible()) {
          await opener.click();
          for (const section of await page.locator("#mobile-menu summary").all()) {
            await section.click();
          }
          await collect(page, found, "header", [size]);
          await page.keyboard.press("Escape");
          continue;
        }
        for (const name of Object.keys(dropdowns)) {
          await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
          await collect(page, found, "header", [size]);
        }
      }
      expect(found).toEqual([]);
    });

    test("the cookie banner leaves all of a page in reach", async ({ openPage }) => {
      const page = await openPage({ textSize, isNew: true });
      const found: string[] = [];
      await page.goto("/contact");
      await expect(page.getByRole("button", { name: "Accept All" })).toBeVisible();
      await collect(page, found);
      expect(found).toEqual([]);
    });
  });
}

test("more space between letters, words and lines hides nothing", async ({ openPage }) => {
  test.setTimeout(120_000);
  const page = await openPage();
  const found: string[] = [];
  const sizes = [320, 769, 1440].map((width) => ({ width, height: 900 }));
  for (const route of pagesOfEachKind) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    await page.evaluate(spaceOut);
    await collect(page, found, "body", sizes);
  }
  expect(found).toEqual([]);
});

function openAll(elements: Element[]) {
  for (const element of elements) element.setAttribute("open", "");
}

/** The text spacing that WCAG 2.2, 1.4.12, asks a page to bear. */
function spaceOut() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}
