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

/** Counts bytes of type that a page downloads. */
function countType(page: Page) {
  const files = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    if (!response.url().includes(".woff2")) return;
    files.set(
      response.url(),
      response.body().then((body) => body.length),
    );
  });
  return async () => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const sizes = await Promise.all(files.values());
    return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  };
}

/** Whether browsers draw each part of the element with the site's own type. */
async function ownType(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.every(({ isCustomFont }) => isCustomFont);
}

test("a page loads three files of type, 38 KiB at most", async ({ page }) => {
  const loaded = countType(page);
  await page.goto("/services/tax-residency", { waitUntil: "load" });
  const { files, bytes } = await loaded();
  expect(files).toBe(3);
  expect(bytes).toBeLessThanOrEqual(38 * 1024);
});

test("the home page with its names from the Baltic and Poland loads no more", async ({ page }) => {
  const loaded = countType(page);
  await page.goto("/", { waitUntil: "load" });
  await page.locator("blockquote").first().scrollIntoViewIfNeeded();
  const { bytes } = await loaded();
  expect(bytes).toBeLessThanOrEqual(38 * 1024);
});

for (const [language, text] of Object.entries(words)) {
  test(`a text in ${language} is set in the site's type, as heading and as text`, async ({
    page,
  }) => {
    await page.goto("/cookie-policy");
    await page.evaluate((typed) => {
      const heading = Object.assign(document.createElement("h2"), { id: "typed-heading" });
      const paragraph = Object.assign(document.createElement("p"), { id: "typed-text" });
      heading.textContent = typed;
      paragraph.textContent = typed;
      document.querySelector("main")?.prepend(heading, paragraph);
    }, text);
    await expect.poll(() => ownType(page, "#typed-heading")).toBe(true);
    await expect.poll(() => ownType(page, "#typed-text")).toBe(true);
  });
}
