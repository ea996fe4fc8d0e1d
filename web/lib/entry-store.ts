import type { KeptName } from "#schemas/shared/kept-in-browser.ts";

/** Named texts that outlive a page view, if the browser allows it. */
export type EntryStore = {
  read(key: KeptName): string | null;
  write(key: KeptName, value: string): void;
  remove(key: KeptName): void;
};

/**
 * Wraps browser storage so that it never throws. Entries that a blocked, broken or full storage
 * refuses are kept in memory until the page is closed.
 * @param storage returns the storage; even reading `localStorage` may throw when cookies are
 *   blocked
 */
export function createEntryStore(storage: () => Storage): EntryStore {
  const memory = new Map<string, string>();
  return {
    read(key) {
      return memory.get(key) ?? attempt(() => storage().getItem(key)) ?? null;
    },
    write(key, value) {
      memory.delete(key);
      const isStored = attempt(() => {
        storage().setItem(key, value);
        return true;
      });
      if (!isStored) memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt(() => storage().removeItem(key));
    },
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Entries that outlast the visit. */
export const lastingEntries = createEntryStore(() => localStorage);

/** Entries that last as long as the tab. */
export const tabEntries = createEntryStore(() => sessionStorage);
