import type { ReverseProxy } from "#schemas/shared/environment/addresses.ts";

/** The reverse proxy keeps a copy of a page for each, as `scripts/front/nginx.conf.template` tells them apart. */
const ENCODINGS = ["br, gzip", "gzip", "identity"];

/** The site answers a page that it has just rendered at once. */
const PATIENCE_MS = 2_000;

/** @throws when the reverse proxy does not say that it has replaced its copies of the page at `path` */
export async function replaceCopies(
  path: string,
  { url, secret }: ReverseProxy,
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
      if (response.status >= 500) throw new Error(`it answered ${response.status}`);
      throw new Error("it knows another FRONT_SECRET, or is no reverse proxy of the site");
    }),
  );
}

/**
 * Makes what has a reverse proxy replace its copies of one page after another. One that does not is
 * reported once, and once when it does again; it asks by itself some seconds later.
 */
export function createRefresh(proxy: ReverseProxy): (path: string) => Promise<void> {
  let isAway = false;
  return async (path) => {
    const fault = await replaceCopies(path, proxy).then(() => undefined, String);
    if (fault !== undefined && !isAway) {
      console.warn(
        `The reverse proxy did not replace its copy of ${path} and will ask for it some seconds later, and for every other page until this is repaired: ${fault}`,
      );
    } else if (fault === undefined && isAway) {
      console.warn("The reverse proxy replaces its copies of pages again.");
    }
    isAway = fault !== undefined;
  };
}
