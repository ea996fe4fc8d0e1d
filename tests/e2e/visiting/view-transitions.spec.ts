import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/test.ts";

/** What became of the transition to the page that is open: the names that took part in it. */
const namesIn = (page: Page) => page.evaluate(() => Reflect.get(window, "transitionNames"));

/** Opens a page of the site as a link does; what a test types as an address gets no transition. */
async function follow(page: Page, path: string) {
  await page.locator(`main [href="${path}"], footer [href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  await expect.poll(() => namesIn(page)).toBeDefined();
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      const names = new Set<string>();
      await viewTransition?.ready.catch((error: unknown) => names.add(String(error)));
      for (const { effect } of document.getAnimations()) {
        const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        const [, name] = /^::view-transition-\w+\((.*)\)/.exec(part ?? "") ?? [];
        if (name !== undefined) names.add(name);
      }
      Reflect.set(window, "transitionNames", [...names].sort());
    });
  });
});

const cards = "/uae-advantages";
const ownPage = "/advantages/safety";
const cardOf = (page: Page) =>
  page.locator("article", { has: page.locator(`[href="${ownPage}"]`) });

/** Where the picture of a page comes from, when the transition begins. */
function watchOrigin(page: Page) {
  return page.addInitScript(() => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      const group = document
        .getAnimations()
        .find(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.pseudoElement === "::view-transition-group(page-picture)",
        );
      const effect = group?.effect;
      const first = effect instanceof KeyframeEffect ? effect.getKeyframes()[0] : undefined;
      Reflect.set(window, "transitionWidth", Number.parseFloat(String(first?.width)));
    });
  });
}

test("a card's picture becomes the first picture of its page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchOrigin(page);
  const width = () => page.evaluate(() => Reflect.get(window, "transitionWidth"));
  await page.goto(cards);
  const card = cardOf(page);
  await card.scrollIntoViewIfNeeded();
  const cardWidth = await card.locator(".picture").evaluate((frame) => frame.clientWidth);

  await follow(page, ownPage);
  expect(await namesIn(page)).toEqual(expect.arrayContaining(["page-header", "page-picture"]));
  expect(await width()).toBeCloseTo(cardWidth, 0);
});

test("a page without a card on the way there has the plain transition", async ({ page }) => {
  await page.goto("/about");
  await follow(page, "/cookie-policy");
  expect(await namesIn(page)).toEqual(expect.arrayContaining(["page-header", "root"]));
});

test("there is none where the visitor wants less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(cards);
  await follow(page, ownPage);
  expect(await namesIn(page)).toEqual([]);
});
