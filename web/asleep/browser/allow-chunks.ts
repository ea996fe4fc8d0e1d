import { WAKING_POLICY } from "#web/browser-scripts/trusted-types.ts";
import { CHUNKS } from "../island.ts";

/**
 * Vouches for the scripts that Next's loader adds to a page, where Trusted Types are enforced: the
 * loader knows no policy, so it is the default one.
 */
export function allowChunks(): void {
  globalThis.trustedTypes?.createPolicy(WAKING_POLICY, {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      if (origin === location.origin && pathname.startsWith(CHUNKS)) return address;
      throw new Error(address);
    },
  });
}
