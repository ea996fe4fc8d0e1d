import { expect, type Page, type Route } from "@playwright/test";

/** Requests to the image server. */
export const IMAGES = /\/images\/local\//;

/** What a browser says of requests that a test refuses, and the site of a second attempt. */
export const REFUSALS =
  /ERR_FAILED|status of (?:404|415)|A picture did not load and is asked for once more/;

/** Ways in which the image server may fail, each as the answer to one request. */
export const failures = {
  /** Nothing comes at all. */
  blocked: () => (route: Route) => route.abort(),
  /** Every address fails the first time it is asked for. */
  once: () => {
    const asked = new Set<string>();
    return (route: Route) => {
      const address = route.request().url();
      const isFirst = !address.includes("fm=jpg") && !asked.has(address);
      asked.add(address);
      return isFirst ? route.abort() : route.continue();
    };
  },
  /** Whatever might be webp or avif is refused. */
  modern: () => (route: Route) =>
    route.request().url().includes("fm=jpg")
      ? route.continue()
      : route.fulfill({ status: 415, body: "" }),
};

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

/** What a visitor gets of one picture. */
export type ShownPicture = {
  alt: string;
  state: string;
  /** The browser would draw its own sign for a broken image. */
  looksBroken: boolean;
  /** What stands in the frame instead of the picture, as CSS has it: in quotes, or `none`. */
  words: string;
  /** The address that was shown in the end. */
  address: string;
  /** The frame has the size that it has without any state. */
  keepsSize: boolean;
};

/** Brings every picture near the window in turn and waits until each is there, or given up. */
export async function settledPictures(page: Page): Promise<ShownPicture[]> {
  const frames = page.locator(".picture");
  await expect(frames.first()).toHaveAttribute("data-picture", /./);
  // Sections that were left out of the first rendering get their heights a second later.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => "animationName" in animation && animation.animationName === "render")
        .map(({ finished }) => finished),
    ),
  );
  for (const frame of await frames.all()) {
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute("data-picture", /loaded|failed/);
  }
  return frames.evaluateAll((all) =>
    all.flatMap((frame) => {
      const image = frame.querySelector("img");
      if (image === null) return [];
      const size = () => `${frame.clientWidth} × ${frame.clientHeight}`;
      const state = frame.getAttribute("data-picture") ?? "";
      const sizeWithState = size();
      frame.removeAttribute("data-picture");
      const sizeWithout = size();
      frame.setAttribute("data-picture", state);
      return {
        alt: image.alt,
        state,
        looksBroken: image.naturalWidth === 0 && getComputedStyle(image).opacity !== "0",
        words: getComputedStyle(frame, "::after").content,
        address: image.currentSrc,
        keepsSize: sizeWithState === sizeWithout,
      };
    }),
  );
}
