/** Whether Next's cached pages can be stored on the disk of this process. */
export type PageStorage = {
  /** Why pages cannot be stored at the moment; undefined while they can. */
  problem: string | undefined;
  /** How many pages could not be stored since the process started. */
  failures: number;
  /**
   * When this process last stored a page, as `Date.now()`; undefined in a process that serves what
   * other processes store.
   */
  storedAt?: number;
};

declare global {
  // `web/server/page-cache.mjs` writes it. The cache and the API routes are separate bundles that
  // share one process.
  var sitePageStorage: PageStorage | undefined;
}

/**
 * The state of the storage. A host that stores pages elsewhere does not use the cache of this
 * project, and then nothing is known to be wrong.
 */
export const pageStorage = (): PageStorage =>
  globalThis.sitePageStorage ?? { problem: undefined, failures: 0 };
