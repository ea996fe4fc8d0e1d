import { createEntryStore } from "#web/lib/entry-store.ts";

/** A browser storage that lives in memory. */
export function fakeStorage(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => {
      map.delete(key);
    },
    setItem: (key, value) => {
      map.set(key, value);
    },
  };
}

/** What the forms keep their entries in, without a browser. */
export function fakeStore(entries: Record<string, string> = {}) {
  const storage = fakeStorage(entries);
  return createEntryStore(() => storage);
}
