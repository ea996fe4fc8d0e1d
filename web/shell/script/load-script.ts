import { type ScriptAddressRules, SHELL_POLICY } from "#web/lib/trusted-types.ts";

/** The service worker, the built scripts and Google's tag. */
const OURS =
  /^(?:\/service-worker\.js$|\/built\/[\w-]+\.js$|https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=)/;

/**
 * Approves the address of a script that the shell may load. @throws TypeError for any other address
 */
export const addressRules: ScriptAddressRules = {
  createScriptURL(address) {
    if (OURS.test(address)) return address;
    throw new TypeError(`No script of the shell: ${address}`);
  },
};

/** Browsers that enforce Trusted Types accept only addresses from a policy. */
const policy = globalThis.trustedTypes?.createPolicy(SHELL_POLICY, addressRules) ?? addressRules;

/** @throws TypeError for an address that the shell may not load */
export function loadScript(address: string, then: (() => void) | null = null): void {
  const script = document.createElement("script");
  script.src = policy.createScriptURL(address);
  script.onload = then;
  document.head.append(script);
}

/** Never fails, because a page works without its offline page. Service workers need HTTPS. */
export async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker?.register(policy.createScriptURL("/service-worker.js"));
  } catch (error) {
    console.warn("No offline page:", error);
  }
}
