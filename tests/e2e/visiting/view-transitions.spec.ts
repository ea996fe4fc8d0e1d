import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/test.ts";

type Transition = { names: string[]; pictureWidth: number };

/** What became of the transition to the page that is open. */
const transition = (page: Page) =>
  page.evaluate((): Transition | undefined => Reflect.get(window, "transition"));

/** Opens a page of the site as a link does; what a test types as an address gets no transition. */
async function follow(page: Page, path: string): Promise<Transition | undefined> {
  await page.locator(`main [href="${path}"], footer [href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  await expect.poll(() => transition(page)).toBeDefined();
  return transition(page);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      const names = new Set<string>();
      let pictureWidth = 0;
      await viewTransition?.ready.catch((error: unknown) => names.add(String(error)));
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const [, kind, name] =
          /^::view-transition-(\w+)\((.*)\)/.exec(effect.pseudoElement ?? "") ?? [];
        if (name !== undefined) names.add(name);
        if (kind === "group" && name === "page-picture") {
          pictureWidth = Number.parseFloat(String(effect.getKeyframes()[0]?.width));
        }
      }
      Reflect.set(window, "transition", { names: [...names].sort(), pictureWidth });
    });
  });
});

test("a card's picture becomes the first picture of its page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/uae-advantages");
  const card = page.locator("article", { has: page.locator('[href="/advantages/safety"]') });
  await card.scrollIntoViewIfNeeded();
  const cardWidth = await card.locator(".picture").evaluate((frame) => frame.clientWidth);
  const toCard = await follow(page, "/advantages/safety");
  expect(toCard?.names).toEqual(expect.arrayContaining(["page-header", "page-picture"]));
  expect(toCard?.pictureWidth).toBeCloseTo(cardWidth, 0);
  const plain = await follow(page, "/cookie-policy");
  expect(plain?.names).toEqual(expect.arrayContaining(["page-header", "root"]));
});

test("there is none where the visitor wants less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/uae-advantages");
  expect((await follow(page, "/advantages/safety"))?.names).toEqual([]);
});
