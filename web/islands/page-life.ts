declare global {
  interface Document {
    /** Exists in Chromium; see https://wicg.github.io/nav-speculation/prerendering.html. */
    prerendering?: boolean;
  }
}

/** Calls back when the page is visible: now, or when a prerendered page is opened. */
export function whenVisible(callback: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", callback);
  else callback();
}

/**
 * The first is the limit for a browser that is never idle. The second is the pause for a browser
 * without `requestIdleCallback`.
 */
const AT_LATEST_MS = 5_000;
const WITHOUT_IDLE_CALLBACK_MS = 100;

/** Calls back when the browser is idle. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: AT_LATEST_MS });
  else setTimeout(callback, WITHOUT_IDLE_CALLBACK_MS);
}

/**
 * Calls back when the browser is idle after the page's load event, so that the work does not delay
 * the page's own files. The page must not have loaded yet.
 */
export function whenIdleAfterLoad(callback: () => void): void {
  addEventListener("load", () => whenIdle(callback));
}

/** Calls back whenever the browser restores the page from its back/forward cache. */
export function onPageRestore(callback: () => void): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) callback();
  });
}
