import { COPIES, type Island } from "../island.ts";

/** A slow phone may need this long; a request that hangs is given up. */
const TIME_LIMIT_MS = 30_000;

declare global {
  /** Where Next reads the copy of the page: its state, then its parts. */
  var __next_f: unknown[] | undefined;
  /** Where Next's bundler reads what it is to run. */
  var TURBOPACK: unknown[] | undefined;
}

/**
 * Fetches the copy of this very page, even where the page has been published anew since.
 * @throws where it is not to be had: offline, or after a release
 */
export async function fetchCopy(hash: string): Promise<string> {
  return (await fetchWhole(COPIES + hash + location.pathname)).text();
}

/**
 * Fetches scripts into the browser's cache without running them.
 * @throws where one is not to be had
 */
export async function fetchScripts(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(async (address) => (await fetchWhole(address)).arrayBuffer()));
}

async function fetchWhole(address: string): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** Lets React take over the page, as Next would have done when the page was opened. */
export function runReact({ scripts, bootstrap }: Island, copy: string): void {
  self.__next_f = [[0], [1, copy]];
  self.TURBOPACK = [bootstrap];
  for (const address of scripts) {
    const script = document.createElement("script");
    script.src = address;
    document.head.append(script);
  }
}
