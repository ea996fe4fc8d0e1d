const CHUNKS = "/_next/static/";

type Rules = { createScriptURL: (address: string) => string | null };

declare global {
  interface Window {
    /** What the waking script needs of it: https://w3c.github.io/trusted-types/. */
    readonly trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown };
  }
}

/**
 * Vouches for the scripts that Next's loader adds to a page, where Trusted Types are enforced: the
 * loader knows no policy, so it is the default one.
 */
export function allowChunks(): void {
  window.trustedTypes?.createPolicy("default", {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && pathname.startsWith(CHUNKS) ? address : null;
    },
  });
}
