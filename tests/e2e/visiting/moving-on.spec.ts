import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/test.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("a followed link opens at the top; back and forward where they were", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await page.evaluate(() => window.scrollTo(0, 1_500));
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(500);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Dubai", exact: true });
  await link.evaluate((element) => element instanceof HTMLElement && element.click());
  await expect(page).toHaveURL("/free-zones/dubai");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to" })).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => scrolled(page)).toBe(before);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(700);
});

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

/** Notes what becomes of the transition to each page. */
async function watchTransitions(page: Page) {
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
}

test("a card's picture becomes the first picture of its page", async ({ page }) => {
  await watchTransitions(page);
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
  await watchTransitions(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/uae-advantages");
  expect((await follow(page, "/advantages/safety"))?.names).toEqual([]);
});
