import {
  type ScriptAddressRules,
  SHELL_POLICY,
  type TrustedTypes,
} from "#web/lib/trusted-types.ts";

export const GOOGLE_TAG = "https://www.googletagmanager.com/gtag/js";
export const SERVICE_WORKER = "/service-worker.js";

const rules: ScriptAddressRules = {
  createScriptURL(address) {
    if (address === SERVICE_WORKER || /^\/built\/(?:analytics|vitals)-\w+\.js$/.test(address)) {
      return address;
    }
    if (address.startsWith(`${GOOGLE_TAG}?id=`)) return address;
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
