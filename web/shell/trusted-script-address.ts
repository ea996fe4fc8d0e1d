/** A rule, or a policy made from it, whose answer is a TrustedScriptURL that goes for a string. */
type ScriptAddresses = { createScriptURL(address: string): string };

/** What the shell needs of Trusted Types; see https://w3c.github.io/trusted-types/. */
type TrustedTypes = { createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses };

declare global {
  /** Not in every browser. */
  var trustedTypes: TrustedTypes | undefined;
}

export const GOOGLE_TAG = "https://www.googletagmanager.com/gtag/js";
export const SERVICE_WORKER = "/service-worker.js";

/** The name of the policy, for the `trusted-types` directive of a Content-Security-Policy. */
const POLICY = "shell";

const rules: ScriptAddresses = {
  createScriptURL(address) {
    if (address === SERVICE_WORKER || address.startsWith(`${GOOGLE_TAG}?id=`)) return address;
    throw new TypeError(`Not a script of the shell: ${address}`);
  },
};

/** @param browser the Trusted Types of the browser, which it may be without */
export function createTrustedAddresses(browser: () => TrustedTypes | undefined) {
  let policy: ScriptAddresses | undefined;
  return (address: string): string => {
    // Made when it is needed: most pages load nothing, and a name can be given once.
    policy ??= browser()?.createPolicy(POLICY, rules) ?? rules;
    return policy.createScriptURL(address);
  };
}

/**
 * The address of a script as browsers take it that enforce Trusted Types, and as it is in others.
 * @throws TypeError when it is not one of the two that the shell may load
 */
export const trustedScriptAddress = createTrustedAddresses(() => globalThis.trustedTypes);
