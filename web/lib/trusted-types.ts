/**
 * What the scripts of the pages need of Trusted Types, which make browsers refuse the address of a
 * script that no policy vouches for: https://w3c.github.io/trusted-types/.
 */
export type TrustedTypes = {
  createPolicy: (name: string, rules: ScriptAddressRules) => ScriptAddressRules;
  /** No HTML at all, which needs no policy; it goes for a string. */
  emptyHTML: string;
};

/** A rule, or a policy made from it, whose answer is a TrustedScriptURL that goes for a string. */
export type ScriptAddressRules = { createScriptURL: (address: string) => string };

declare global {
  /** Missing in browsers that do not know them. */
  var trustedTypes: TrustedTypes | undefined;
}

/** The one policy, of the shell: for the service worker and Google's tag. */
export const SHELL_POLICY = "shell";
