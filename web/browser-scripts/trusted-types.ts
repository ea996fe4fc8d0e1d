/**
 * What the scripts of the pages need of Trusted Types, which make browsers refuse the address of a
 * script that no policy vouches for: https://w3c.github.io/trusted-types/.
 */
export type TrustedTypes = {
  createPolicy: (name: string, rules: ScriptAddressRules) => ScriptAddressRules;
};

/** A rule, or a policy made from it, whose answer is a TrustedScriptURL that goes for a string. */
export type ScriptAddressRules = { createScriptURL: (address: string) => string };

declare global {
  /** Missing in browsers that do not know them. */
  var trustedTypes: TrustedTypes | undefined;
}

/** Names of the policies that may be made in a page. */
export const trustedTypesPolicies = {
  /** Of the shell: the service worker and Google's tag. */
  shell: "shell",
  /** Of the script that wakes React, whose loader knows no policy: the site's own chunks. */
  waking: "default",
} as const;
