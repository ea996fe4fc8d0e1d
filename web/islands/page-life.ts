declare global {
  interface Document {
    /** Chromium's; see https://wicg.github.io/nav-speculation/prerendering.html. */
    prerendering?: boolean;
  }
}

/** Calls back when somebody sees the page: at once, or when a page made ahead is turned to. */
export function whenSeen(callback: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", callback);
  else callback();
}

/** A browser that is never idle calls back after this time, one that cannot tell after that. */
const AT_LATEST_MS = 5_000;
const WITHOUT_IDLE_CALLBACK_MS = 100;

/** Calls back once the browser has nothing else to do. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: AT_LATEST_MS });
  else setTimeout(callback, WITHOUT_IDLE_CALLBACK_MS);
}

/** Calls back whenever the browser brings back the page as it was left, scripts and all. */
export function whenBroughtBack(callback: () => void): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) callback();
  });
}
