import type { KeptName } from "#schemas/shared/kept-in-browser.ts";

/** Named texts that outlive a page view, as far as the browser lets them. */
export type EntryStore = {
  read(key: KeptName): string | null;
  write(key: KeptName, value: string): void;
  remove(key: KeptName): void;
};

/**
 * A store on top of browser storage that never throws: what a blocked, broken or full storage
 * refuses is kept in memory, for as long as the page lives.
 * @param storage reaches the storage; even naming it may throw where cookies are blocked
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

/** Lasts beyond the visit. */
export const lastingEntries = createEntryStore(() => localStorage);

/** Lasts as long as the tab. */
export const tabEntries = createEntryStore(() => sessionStorage);
