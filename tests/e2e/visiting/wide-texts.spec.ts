import { openIn, partedWords, widthProblems } from "#tests/e2e/support/layout-problems.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { wideTexts } from "#tests/support/wide-texts.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, allowedConsole: [/status of 404/] });

test("whatever its texts are, no page is wider than its window", async ({ page }) => {
  test.setTimeout(180_000);
  const text = Object.values(wideTexts).join(" ");
  for (const route of [...routes, "/nowhere"]) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    await page.evaluate(putIntoEveryText, text);
    expect.soft(await widthProblems(page), route).toEqual([]);
  }
});

test("ordinary words stay whole", async ({ page }) => {
  test.setTimeout(180_000);
  for (const route of [...routes, "/nowhere"]) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    for (const width of [390, 1280]) {
      await openIn(page, width);
      expect.soft(await partedWords(page), `${route} at ${width} px`).toEqual([]);
    }
  }
});

/** Puts a text before every other of the page. What a figure may hold is for its document to say. */
function putIntoEveryText(text: string) {
  const shown = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT,
    ({ parentElement }) =>
      parentElement?.closest("script, style, svg, data")
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = shown.nextNode(); node !== null; node = shown.nextNode()) {
    if (node.textContent?.trim()) node.textContent = `${text} ${node.textContent}`;
  }
}
