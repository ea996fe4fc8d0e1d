import type { Page } from "@playwright/test";

/**
 * Collects how far the page's content jumps about from now on; read with `layoutShift`. Type is
 * refused, because a line of words may move by a hair when it comes.
 */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.route(/\.woff2/, (route) => route.abort());
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) shifts.push(Number(entry.value));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of all shifts since `watchLayoutShift`, 0 where nothing moved by itself. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const shifts: unknown = Reflect.get(window, "layoutShifts");
    return Array.isArray(shifts) ? shifts.reduce((sum, shift) => sum + shift, 0) : Number.NaN;
  });
}
