"use client";

import { useEffect } from "react";

/** Milliseconds to wait where the browser cannot tell when it is idle. */
const WITHOUT_IDLE_CALLBACK = 100;

/** Registers the service worker once the browser has nothing else to do. */
export function RegisterServiceWorker() {
  useEffect(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(register);
    else setTimeout(register, WITHOUT_IDLE_CALLBACK);
  }, []);
  return null;
}

function register() {
  navigator.serviceWorker
    .register("/service-worker.js")
    .catch((error) => console.warn("The offline page is not available.", error));
}
