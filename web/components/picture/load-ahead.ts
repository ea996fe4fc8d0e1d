declare global {
  /** Chromium's; see https://wicg.github.io/savedata/. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** How far below the top of the window a desktop loads pictures, in heights of the window. */
const DESKTOP_REACH = 1.5;
/** Milliseconds after which a phone looks again for pictures that came meanwhile. */
const PHONE_CHECKS = [500, 1000];

/**
 * Loads pictures before the visitor comes to them: on a phone all, on a desktop those within one
 * and a half heights of the window. Not for somebody who asks to save data. To be called once the
 * page itself has loaded, so that nothing of it has to wait.
 */
export function loadAhead(isPhone: boolean): void {
  if (navigator.connection?.saveData) return;
  loadWithin(isPhone ? Number.POSITIVE_INFINITY : DESKTOP_REACH * innerHeight);
  if (!isPhone) return;
  for (const delay of PHONE_CHECKS) setTimeout(loadWithin, delay, Number.POSITIVE_INFINITY);
}

/** @param reach pixels below the top of the window */
function loadWithin(reach: number): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('.picture [loading="lazy"]')) {
    if (image.getBoundingClientRect().top < reach) image.loading = "eager";
  }
}
