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
