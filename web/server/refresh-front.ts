import type { Front } from "#schemas/shared/environment/addresses.ts";

/** The front, the reverse proxy before the site, keeps a copy of a page for each: what `scripts/front/nginx.conf.template` tells apart. */
const ENCODINGS = ["br, gzip", "gzip", "identity"];

/** The site answers a page that it has just rendered at once. */
const PATIENCE_MS = 2_000;

/**
 * Has the front replace its copies of the page at `path` by what the site answers now.
 * @throws when the front does not say that it did
 */
export async function refreshFront(
  path: string,
  { url, secret }: Front,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  await Promise.all(
    ENCODINGS.map(async (encoding) => {
      const response = await fetch(`${url}${path}`, {
        headers: { "accept-encoding": encoding, "x-front-refresh": secret },
        redirect: "manual",
        signal: AbortSignal.timeout(patienceMs),
      });
      // The copy is whole when the answer is.
      await response.arrayBuffer();
      if (response.headers.get("cache-status")?.includes("stored")) return;
      const isDown = response.status >= 500;
      throw new Error(
        isDown ? `it answered ${response.status}` : "it knows another FRONT_SECRET, or is no front",
      );
    }),
  );
}

/**
 * Makes what has a front replace its copies of one page after another. A front that does not is
 * reported once, and once when it does again; it asks by itself some seconds later.
 */
export function createFrontCopies(front: Front): (path: string) => Promise<void> {
  let isAway = false;
  return async (path) => {
    const fault = await refreshFront(path, front).then(() => undefined, String);
    if (fault !== undefined && !isAway) {
      console.warn(
        `The front did not replace its copy of ${path} and will ask for it some seconds later, and for every other page until this is repaired: ${fault}`,
      );
    } else if (fault === undefined && isAway) {
      console.warn("The front replaces its copies of pages again.");
    }
    isAway = fault !== undefined;
  };
}
