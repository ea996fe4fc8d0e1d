"use client";

import { useEffect } from "react";

/** Milliseconds to wait where the browser cannot tell when it is idle. */
const WITHOUT_IDLE_CALLBACK = 100;

/** Milliseconds after which a browser that is never idle registers all the same. */
const AT_LATEST = 5_000;

/** Registers the service worker once the browser has nothing else to do. */
export function RegisterServiceWorker() {
  useEffect(() => {
    const start = () => register(navigator);
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: AT_LATEST });
    else setTimeout(start, WITHOUT_IDLE_CALLBACK);
  }, []);
  return null;
}

/** What registering needs of `navigator`, which has no service workers on plain http. */
type Registering = { serviceWorker?: { register(path: string): Promise<unknown> } };

/** Never fails: a page without its offline page is still a page. */
export function register({ serviceWorker }: Registering) {
  return serviceWorker
    ?.register("/service-worker.js")
    .catch((error: unknown) => console.warn("The offline page is not available.", error));
}
