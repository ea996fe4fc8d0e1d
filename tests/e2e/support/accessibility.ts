import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The page, in the state it is in, has nothing to report to an accessibility scan. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is still moving has colours and places of its own, and may begin to move during the scan.
  const isCalm = await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  // Only what is wrong, gathered in the page itself, which has no frames of another origin: a third
  // of the time, and the same findings.
  const scan = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(tags);
  const { violations } = await scan.setLegacyMode().analyze();
  await page.emulateMedia({ reducedMotion: isCalm ? "reduce" : "no-preference" });
  expect(violations).toEqual([]);
}
