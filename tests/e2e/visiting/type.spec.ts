import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/test.ts";

/** Letters of every language whose readers the site has, as an editor may type them. */
const words = {
  Polish: "Zażółć gęślą jaźń „ĄĆĘŁŃÓŚŹŻ”",
  Lithuanian: "Įlinkdama fechtuotojo špaga „ĄČĘĖĮŠŲŪŽ“",
  Latvian: "Glāžšķūņa rūķīši ĀČĒĢĪĶĻŅŠŪŽ",
  Estonian: "Põdur Zagrebi tšellomängija ÄÖÕÜŠŽ",
  Finnish: "Törkylempijävongahdus ÅÄÖ",
  Swedish: "Flygande bäckasiner ÅÄÖ”",
  Danish: "Quizdeltagerne spiste jordbær med fløde ÆØÅ",
  Norwegian: "Vår sære Zulu «ÆØÅ»",
  Icelandic: "Kæmi ný öxi hér, ykist þjófum nú bæði víl ÁÐÉÍÓÚÝÞÆÖ",
};

for (const path of ["/services/tax-residency", "/"]) {
  test(`${path} loads three files of type at most, of 38 KiB`, async ({ page }) => {
    const files = new Map<string, Promise<Buffer>>();
    page.on("response", (response) => {
      if (response.url().includes(".woff2")) files.set(response.url(), response.body());
    });
    await page.goto(path, { waitUntil: "load" });
    // The names of the home page's clients, from the Baltic and Poland.
    await page.locator("blockquote, footer").first().scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const sizes = (await Promise.all(files.values())).map(({ length }) => length);
    expect(sizes.length).toBeLessThanOrEqual(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(38 * 1024);
  });
}

test("a text in any of the readers' languages is set in the site's type", async ({ page }) => {
  await page.goto("/cookie-policy");
  await page.evaluate((texts) => {
    for (const [language, text] of Object.entries(texts)) {
      for (const name of ["h2", "p"]) {
        const element = Object.assign(document.createElement(name), { id: `${language}-${name}` });
        element.textContent = text;
        document.querySelector("main")?.prepend(element);
      }
    }
  }, words);
  for (const language of Object.keys(words)) {
    await expect.poll(() => ownType(page, `#${language}-h2`), language).toBe(true);
    await expect.poll(() => ownType(page, `#${language}-p`), language).toBe(true);
  }
});

/** Whether browsers draw each part of the element with the site's own type. */
async function ownType(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}
