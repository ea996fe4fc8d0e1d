import type { Page } from "@playwright/test";

/** The layout shift since the page was opened; 0 if nothing moved. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords();
    return shifts.reduce((sum, shift) => sum + ("value" in shift ? Number(shift.value) : 0), 0);
  });
}

/** Blocks fonts, because a line of text may move slightly when its font arrives. */
export const refuseType = (page: Page) => page.route(/\.woff2/, (route) => route.abort());
