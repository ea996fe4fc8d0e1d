import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A script that does nothing, in place of axe where axe is loaded. */
const NOTHING = "void 0";

/**
 * A scan that collects only violations, which takes a third of the time. Its builder sends axe to the
 * page twice, 650 KB each time, so a page that has it keeps it.
 */
async function scanOf(page: Page): Promise<AxeBuilder> {
  const isLoaded = page.frames().length === 1 && (await page.evaluate(() => "axe" in window));
  const scan = new AxeBuilder(isLoaded ? { page, axeSource: NOTHING } : { page });
  // Pages have no cross-origin frames.
  return scan.setLegacyMode().options({ resultTypes: ["violations"] });
}

/**
 * An accessibility scan of the page in its current state finds nothing.
 * @param within selector of what differs from the page as another test has scanned it; a scan of the
 *   whole page takes a second or two
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // The scan waits for animations, whose colours and positions are temporary.
  const isCalm = await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const scan = (await scanOf(page)).withTags(tags);
  if (within !== undefined) scan.include(within);
  const { violations } = await scan.analyze();
  await page.emulateMedia({ reducedMotion: isCalm ? "reduce" : "no-preference" });
  expect(violations).toEqual([]);
}

/**
 * Each target is 24 × 24 px, or as far from the next one as if it were (WCAG 2.2, 2.5.8). The scan of
 * the whole page checks this too; this one is quick, for further widths and states.
 * @param within selector of the part whose targets are measured, against all of the page
 */
export async function expectLargeTargets(
  page: Page,
  where: string,
  within = "body",
): Promise<void> {
  const scan = (await scanOf(page)).include(within);
  const { violations } = await scan.withRules(["target-size"]).analyze();
  const small = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  expect.soft(small, `targets that are too small ${where}`).toEqual([]);
}

/** Texts stand out from their background enough to be read (WCAG 2.2, 1.4.3). */
export async function expectLegible(page: Page, within: string): Promise<void> {
  const scan = new AxeBuilder({ page }).include(within).withRules(["color-contrast"]);
  const { violations, passes } = await scan.setLegacyMode().analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ any }) => any[0]?.message))).toEqual([]);
  expect(passes, `texts within ${within}`).not.toEqual([]);
}
