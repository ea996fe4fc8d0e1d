/** A slow phone may need this long; a request that hangs is given up. */
const TIME_LIMIT_MS = 30_000;

/**
 * Fetches scripts without running any, into the browser's cache: what did not come can be fetched
 * again, which browsers do not do for a module that they failed to import.
 * @throws where one of them is not to be had: offline, or after a release
 */
export async function fetchScripts(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      await response.text();
    }),
  );
}
