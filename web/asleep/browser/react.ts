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
 * Fetches all that React needs without running any of it: the scripts are in the browser's cache
 * then, and the copy is of this very page, even where the page has been published anew since.
 * @returns the copy
 * @throws where one of them is not to be had: offline, or after a release
 */
export async function fetchReact({ copy, scripts }: Island): Promise<string> {
  const [text = ""] = await Promise.all(
    [COPIES + copy + location.pathname, ...scripts].map(fetchText),
  );
  return text;
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
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
