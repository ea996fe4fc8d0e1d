"use client";

import { useEffect } from "react";

/** Milliseconds to wait where the browser cannot tell when it is idle. */
const WITHOUT_IDLE_CALLBACK = 100;

/** Registers the service worker once the browser has nothing else to do. */
export function RegisterServiceWorker() {
  useEffect(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => register(navigator));
    else setTimeout(() => register(navigator), WITHOUT_IDLE_CALLBACK);
  }, []);
  return null;
}

/** What registering needs of `navigator`, which has no service workers on plain http. */
type Registering = { serviceWorker?: { register(path: string): Promise<unknown> } };

/** Never fails: a page without its offline page is still a page. */
export async function register({ serviceWorker }: Registering): Promise<void> {
  await serviceWorker
    ?.register("/service-worker.js")
    .catch((error: unknown) => console.warn("The offline page is not available.", error));
}
