"use client";

import { useEffect } from "react";

/** Milliseconds to wait where the browser cannot tell when it is idle. */
const WITHOUT_IDLE_CALLBACK = 100;

/** Registers the service worker once the browser has nothing else to do. */
export function RegisterServiceWorker() {
  useEffect(() => {
    const whenIdle =
      window.requestIdleCallback ?? ((task) => setTimeout(task, WITHOUT_IDLE_CALLBACK));
    whenIdle(register);
  }, []);
  return null;
}

async function register() {
  try {
    await navigator.serviceWorker.register("/service-worker.js");
  } catch (error) {
    console.warn("The offline page is not available.", error);
  }
}
