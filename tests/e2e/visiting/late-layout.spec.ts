import type { Page } from "@playwright/test";
import { setDefaultTextSize } from "#tests/e2e/support/layout-problems.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// pages.spec.ts and swedish-pages.spec.ts measure each page as it is before anybody scrolls it.

/** Long pages, whose pictures are mostly far below the window. */
const paths = ["/", "/free-zones", "/free-zones/dubai", "/sv/uae-advantages"];

const WIDTH = 320;
/** The size of text that WCAG 2.2, 1.4.4, requires, in pixels. */
const DOUBLE = 32;
const SOURCES = "#evidence";
const HEADINGS = "main h2";

test.use({ viewport: { width: WIDTH, height: 640 } });

/** The distance of an element from the top of the window, and the size of the page. */
const placeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { top: Math.round(element.getBoundingClientRect().top), scrollWidth, scrollHeight };
    });

/** Lets everything happen that a page does late: pictures, and animations that wait. */
const completePage = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
    for (const animation of document.getAnimations()) animation.finish();
    for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done));
  });

/** Expects that a place stays where it is until the page is complete. */
async function expectToStay(page: Page, selector: string): Promise<void> {
  const place = await placeOf(page, selector);
  await completePage(page);
  expect(await placeOf(page, selector)).toEqual(place);
  expect(place.scrollWidth).toBe(WIDTH);
}

for (const path of paths) {
  test(`${path} stays where a fragment, a search or an earlier visit has taken its reader, and prints whole`, async ({
    page,
  }) => {
    await setDefaultTextSize(page, DOUBLE);
    await page.goto(path + SOURCES);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator(SOURCES)).toBeInViewport();
    await expectToStay(page, SOURCES);

    // A page that reloads itself notes at once where its reader is.
    await page.goto(path);
    const before = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: "instant" });
      return scrollY;
    });
    const seen = await placeOf(page, SOURCES);
    const loaded = page.waitForEvent("load");
    await page.evaluate(() => location.reload());
    await loaded;
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expectToStay(page, SOURCES);
    expect(await placeOf(page, SOURCES)).toEqual(seen);

    // A browser's search finds what is rendered, and scrolls to it.
    await page.goto(path);
    const isRendered = await page
      .locator(HEADINGS)
      .evaluateAll((all) =>
        all.map((each) => each.checkVisibility({ contentVisibilityAuto: true })),
      );
    expect(isRendered).not.toContain(false);
    await page
      .locator(HEADINGS)
      .last()
      .evaluate((heading) => heading.scrollIntoView());
    await expectToStay(page, HEADINGS);

    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expectToStay(page, SOURCES);
  });
}
