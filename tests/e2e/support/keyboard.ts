import { expect, type Locator, type Page } from "@playwright/test";

const MOST_STOPS = 120;

/**
 * Presses Tab until the element has the focus. Every focused element on the way must be visible.
 */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    await expectFocusInSight(page);
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MOST_STOPS} presses of Tab did not lead to ${goal}.`);
}

/**
 * Checks that the focused element is not completely covered by the header, the banner or a toast.
 */
export async function expectFocusInSight(page: Page): Promise<void> {
  // A menu or a page may still be moving.
  await expect
    .poll(() => hiddenFocus(page), { message: "has the focus, and cannot be seen" })
    .toBeNull();
}

/** The focused element, unless a part of it is visible. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const isSeenAt = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (focused.contains(top) || top.contains(focused));
    };
    const shares = [0.1, 0.5, 0.9];
    const isSeen = [...focused.getClientRects()].some(({ left, top, width, height }) =>
      shares.some((across) =>
        shares.some((down) => isSeenAt(left + width * across, top + height * down)),
      ),
    );
    return isSeen ? null : focused.outerHTML.slice(0, 160);
  });
}
