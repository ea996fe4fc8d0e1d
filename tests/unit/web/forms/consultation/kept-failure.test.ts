import { expect, test } from "vitest";
import {
  dropKeptFailure,
  keepFailure,
  readKeptFailure,
} from "#web/forms/consultation/kept-failure.ts";
import { createEntryStore } from "#web/forms/entry-store.ts";
import { fakeStorage } from "../fake-storage.ts";

function storeWith(entries: Record<string, string> = {}) {
  const storage = fakeStorage(entries);
  return createEntryStore(() => storage);
}

test("the words of a failure come back until they are dropped", () => {
  const store = storeWith();
  expect(readKeptFailure(store)).toBeUndefined();
  keepFailure(store, { title: "Error", text: "Not sent." });
  expect(readKeptFailure(store)).toEqual({ title: "Error", text: "Not sent." });
  dropKeptFailure(store);
  expect(readKeptFailure(store)).toBeUndefined();
});

test.each(["not json", "null", "[]", '{"title":"Error"}', '{"title":1,"text":"x"}'])(
  "a spoilt entry %s is no failure",
  (entry) => {
    expect(readKeptFailure(storeWith({ "contact-form-failure": entry }))).toBeUndefined();
  },
);
