/** A slow phone may need this long. A request that hangs is aborted. */
const TIME_LIMIT_MS = 30_000;

/**
 * Fetches scripts into the browser's cache without running them, and other texts that are needed
 * with them. A failed fetch can be repeated, while browsers never retry a module that they failed to
 * import.
 * @returns the texts in the order of the addresses
 * @throws when one cannot be fetched: offline, or after a release
 */
export function fetchTexts(addresses: readonly string[]): Promise<string[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return response.text();
    }),
  );
}
