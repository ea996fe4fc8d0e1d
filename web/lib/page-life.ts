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

/** Calls back whenever the browser brings back the page as it was left, scripts and all. */
export function whenBroughtBack(callback: () => void): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) callback();
  });
}
