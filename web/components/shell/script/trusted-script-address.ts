import {
  type ScriptAddressRules,
  SHELL_POLICY,
  type TrustedTypes,
} from "#web/lib/trusted-types.ts";

export const GOOGLE_TAG = "https://www.googletagmanager.com/gtag/js";
export const SERVICE_WORKER = "/service-worker.js";

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
export const trustedScriptAddress = createTrustedAddresses(() => globalThis.trustedTypes);
