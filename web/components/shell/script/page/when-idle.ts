/** Milliseconds to wait where the browser cannot tell when it is idle. */
const WITHOUT_IDLE_CALLBACK = 100;

/** Milliseconds after which a browser that is never idle does it all the same. */
const AT_LATEST = 5_000;

/** Calls back once the browser has nothing else to do. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: AT_LATEST });
  else setTimeout(callback, WITHOUT_IDLE_CALLBACK);
}
