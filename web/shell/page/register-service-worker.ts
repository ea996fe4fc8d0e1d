import { SERVICE_WORKER, trustedScriptAddress } from "../trusted-script-address.ts";

/** Milliseconds to wait where the browser cannot tell when it is idle. */
const WITHOUT_IDLE_CALLBACK = 100;

/** Milliseconds after which a browser that is never idle registers all the same. */
const AT_LATEST = 5_000;

/** Registers the service worker once the browser has nothing else to do. */
export function registerWhenIdle(): void {
  const start = () => register(navigator);
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: AT_LATEST });
  else setTimeout(start, WITHOUT_IDLE_CALLBACK);
}

/** What registering needs of `navigator`, which has no service workers on plain http. */
type Registering = { serviceWorker?: { register(path: string): Promise<unknown> } };

/** Never fails: a page without its offline page is still a page. */
export async function register({ serviceWorker }: Registering): Promise<void> {
  try {
    await serviceWorker?.register(trustedScriptAddress(SERVICE_WORKER));
  } catch (error) {
    console.warn("The offline page is not available.", error);
  }
}
