import { SERVICE_WORKER, trustedScriptAddress } from "../trusted-script-address.ts";

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
