import { expect, test } from "vitest";
import {
  dropDraft,
  dropKeptFailure,
  keepDraft,
  keepFailure,
  readDraft,
  readKeptFailure,
} from "#web/forms/kept-in-tab.ts";
import { keepVisitorEmail, readVisitorEmail } from "#web/forms/tab-entries.ts";
import { createEntryStore } from "#web/lib/entry-store.ts";
import { sampleValues } from "./consultation/sample-values.ts";
import { fakeStorage } from "./fake-storage.ts";

function storeWith(entries: Record<string, string> = {}) {
  const storage = fakeStorage(entries);
  return createEntryStore(() => storage);
}

test("a draft comes back without the consent, until it is dropped", () => {
  const store = storeWith();
  keepDraft(store, sampleValues);
  const { consent: _consent, ...texts } = sampleValues;
  expect(readDraft(store)).toEqual(texts);
  dropDraft(store);
  expect(readDraft(store)).toEqual({});
});

test.each(["not json", "null", "[]", '"text"', '{"email":5,"other":"x"}'])(
  "a spoilt draft %s is no draft",
  (entry) => {
    expect(readDraft(storeWith({ "contact-form-draft": entry }))).toEqual({});
  },
);

test("the email of the home page is kept, and forgotten once it is cleared", () => {
  const store = storeWith();
  expect(readVisitorEmail(store)).toBeUndefined();
  keepVisitorEmail(store, "person@example.com");
  expect(readVisitorEmail(store)).toBe("person@example.com");
  keepVisitorEmail(store, "");
  expect(readVisitorEmail(store)).toBeUndefined();
});

test("the reason of a failure comes back until it is dropped", () => {
  const store = storeWith();
  expect(readKeptFailure(store)).toBeUndefined();
  keepFailure(store, "limitReached");
  expect(readKeptFailure(store)).toBe("limitReached");
  dropKeptFailure(store);
  expect(readKeptFailure(store)).toBeUndefined();
});

test.each(["", "null", "toString", '{"title":"Error","text":"Not sent."}'])(
  "a spoilt entry %s is no failure",
  (entry) => {
    expect(readKeptFailure(storeWith({ "contact-form-failure": entry }))).toBeUndefined();
  },
);
