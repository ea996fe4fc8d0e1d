/**
 * The part of Trusted Types that the scripts of the pages use. With Trusted Types, a browser
 * refuses a script address that no policy has approved: https://w3c.github.io/trusted-types/.
 */
type TrustedTypes = {
  createPolicy: (name: string, rules: ScriptAddressRules) => ScriptAddressRules;
  /** Empty HTML, which needs no policy. Its type is a string here. */
  emptyHTML: string;
};

/**
 * A rule, or the policy made from it. It returns a TrustedScriptURL, whose type is a string here.
 */
export type ScriptAddressRules = { createScriptURL: (address: string) => string };

declare global {
  /** Undefined in browsers without Trusted Types. */
  var trustedTypes: TrustedTypes | undefined;
}

/** The only policy. The shell script uses it for the service worker and Google's tag. */
export const SHELL_POLICY = "shell";
