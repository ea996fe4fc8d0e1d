import {
  type ScriptAddressRules,
  SHELL_POLICY,
  type TrustedTypes,
} from "#web/lib/trusted-types.ts";

/** The service worker, scripts that the build has made, and the tag. */
const OURS =
  /^(?:\/service-worker\.js$|\/built\/[\w-]+\.js$|https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=)/;

const rules: ScriptAddressRules = {
  createScriptURL(address) {
    if (OURS.test(address)) return address;
    throw new TypeError(`Not a script of the shell: ${address}`);
  },
};

/** @param browser the Trusted Types of the browser, which it may be without */
export function createTrustedAddresses(browser: () => TrustedTypes | undefined) {
  let policy: ScriptAddressRules | undefined;
  return (address: string): string => {
    // Made when it is needed: most pages load nothing, and a name can be given once.
    policy ??= browser()?.createPolicy(SHELL_POLICY, rules) ?? rules;
    return policy.createScriptURL(address);
  };
}

/**
 * The address of a script as browsers take it that enforce Trusted Types, and as it is in others.
 * @throws TypeError when it is none of those that the shell may load
 */
const trustedScriptAddress = createTrustedAddresses(() => globalThis.trustedTypes);

/** @throws TypeError where the shell may not load it */
export function loadScript(address: string, then: (() => void) | null = null): void {
  const script = document.createElement("script");
  script.src = trustedScriptAddress(address);
  script.onload = then;
  document.head.append(script);
}

/** What registering needs of `navigator`, which has no service workers on plain http. */
type Registering = { serviceWorker?: { register(path: string): Promise<unknown> } };

/** Never fails: a page without its offline page is still a page. */
export async function register({ serviceWorker }: Registering): Promise<void> {
  try {
    await serviceWorker?.register(trustedScriptAddress("/service-worker.js"));
  } catch (error) {
    console.warn("The offline page is not available.", error);
  }
}
