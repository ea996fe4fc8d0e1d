import { expect, test } from "vitest";
import { createEntryStore } from "#web/lib/entry-store.ts";
import { fakeStorage } from "../forms/fake-storage.ts";

test("writes through to the storage and reads from it", () => {
  const storage = fakeStorage();
  const store = createEntryStore(() => storage);
  store.write("key", "value");
  expect(storage.getItem("key")).toBe("value");
  storage.setItem("key", "changed elsewhere");
  expect(store.read("key")).toBe("changed elsewhere");
  store.remove("key");
  expect(store.read("key")).toBeNull();
});

test("a storage that cannot even be named leaves entries in memory", () => {
  const store = createEntryStore(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(store.read("key")).toBeNull();
  store.write("key", "value");
  expect(store.read("key")).toBe("value");
  store.remove("key");
  expect(store.read("key")).toBeNull();
});

test("a full storage keeps the newest value in memory, not the old one on disk", () => {
  const storage = fakeStorage({ key: "old" });
  const store = createEntryStore(() => ({
    ...storage,
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  }));
  store.write("key", "new");
  expect(store.read("key")).toBe("new");
});
