import { type ScriptAddressRules, SHELL_POLICY } from "#web/lib/trusted-types.ts";

/** The service worker, scripts that the build has made, and the tag. */
const OURS =
  /^(?:\/service-worker\.js$|\/built\/[\w-]+\.js$|https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=)/;

/** Passes on the address of a script that the shell may load. @throws TypeError for every other */
export const addressRules: ScriptAddressRules = {
  createScriptURL(address) {
    if (OURS.test(address)) return address;
    throw new TypeError(`Not a script of the shell: ${address}`);
  },
};

/** Browsers that enforce Trusted Types take no other address. */
const policy = globalThis.trustedTypes?.createPolicy(SHELL_POLICY, addressRules) ?? addressRules;

/** @throws TypeError where the shell may not load it */
export function loadScript(address: string, then: (() => void) | null = null): void {
  const script = document.createElement("script");
  script.src = policy.createScriptURL(address);
  script.onload = then;
  document.head.append(script);
}

/** Never fails: a page without its offline page is still a page. Plain http has no service workers. */
export async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker?.register(policy.createScriptURL("/service-worker.js"));
  } catch (error) {
    console.warn("The offline page is not available.", error);
  }
}
