import { expect, test } from "vitest";
import { fakeStorage } from "#tests/support/fake-storage.ts";
import { createEntryStore } from "./entry-store.ts";

const denied = () => {
  throw new DOMException("denied");
};

const full = { ...fakeStorage({ "home-country": "old" }), setItem: denied };

test.each([
  ["cannot even be named", denied],
  ["is full", () => full],
])("with a storage that %s, a new entry is kept for the page", (_what, storage) => {
  const store = createEntryStore(storage);
  store.write("home-country", "new");
  expect(store.read("home-country")).toBe("new");
  store.remove("home-country");
  expect(store.read("home-country")).toBeNull();
});
