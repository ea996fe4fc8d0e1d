import type { Page } from "@playwright/test";

/** How far the page's content has jumped about since it was opened: 0 where nothing moved by itself. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords();
    return shifts.reduce((sum, shift) => sum + ("value" in shift ? Number(shift.value) : 0), 0);
  });
}

/** Has the page do without its type: a line of words may move by a hair when it comes. */
export const refuseType = (page: Page) => page.route(/\.woff2/, (route) => route.abort());
