import type { Browser, Page } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "#tests/e2e/support/test.ts";
import { typedLetters } from "#tests/support/typed-letters.ts";

/** Letters of every font file. */
const letters = `Aa1ß${typedLetters}`;

test("headings and texts have the brand's typefaces in the languages that editors write names in", async ({
  page,
}) => {
  await page.goto("/about");
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument");
  for (const selector of ["h1", "main p"]) {
    await page
      .locator(selector)
      .first()
      .evaluate((element, text) => {
        element.textContent = text;
      }, letters);
    const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const fallbacks = async () => {
      const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
      return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
    };
    // The browser loads a font file when the page has one of its letters.
    await expect.poll(fallbacks, selector).toEqual([]);
  }
});

for (const path of ["/", "/sv", "/free-zones/dubai"]) {
  test(`laying out ${path} waits for no font of the system when the brand's have arrived`, async ({
    page,
    browser,
  }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // In a size that is new to the browser, each font is looked up anew.
    expect(await lookedUp(browser, page, { fontSize: "112.5%" })).toBe(0);
    expect(await lookedUp(browser, page, { fontFamily: "serif" })).toBeGreaterThan(0);
  });
}

const trace = z.object({ traceEvents: z.array(z.object({ name: z.string() })) });

/**
 * How many fonts of the system a browser looks up when a page has other styles. It asks another
 * process for each, while nothing else on the page can be done.
 */
async function lookedUp(
  browser: Browser,
  page: Page,
  styles: { fontSize: string } | { fontFamily: string },
): Promise<number> {
  await browser.startTracing(page, { categories: ["fonts"] });
  await page.locator("html").evaluate((root, added) => {
    Object.assign(root.style, added);
    root.getBoundingClientRect();
  }, styles);
  const { traceEvents } = trace.parse(JSON.parse(String(await browser.stopTracing())));
  return traceEvents.filter(({ name }) => name === "FontCache::GetFontPlatformData").length;
}
