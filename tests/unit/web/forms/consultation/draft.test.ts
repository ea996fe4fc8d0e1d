import { expect, test } from "vitest";
import { dropDraft, keepDraft, readDraft } from "#web/forms/consultation/draft.ts";
import { createEntryStore } from "#web/forms/entry-store.ts";
import { keepVisitorEmail, readVisitorEmail } from "#web/forms/visitor-email.ts";
import { fakeStorage } from "../fake-storage.ts";
import { sampleValues } from "./sample-values.ts";

function emptyStore(entries: Record<string, string> = {}) {
  const storage = fakeStorage(entries);
  return createEntryStore(() => storage);
}

test("a draft comes back without the consent, until it is dropped", () => {
  const store = emptyStore();
  keepDraft(store, sampleValues);
  const { consent: _consent, ...texts } = sampleValues;
  expect(readDraft(store)).toEqual(texts);
  dropDraft(store);
  expect(readDraft(store)).toEqual({});
});

test.each(["not json", "null", "[]", '"text"', '{"email":5,"other":"x"}'])(
  "a spoilt draft %s is no draft",
  (entry) => {
    expect(readDraft(emptyStore({ "contact-form-draft": entry }))).toEqual({});
  },
);

test("the email of the home page is kept, and forgotten once it is cleared", () => {
  const store = emptyStore();
  expect(readVisitorEmail(store)).toBeUndefined();
  keepVisitorEmail(store, "person@example.com");
  expect(readVisitorEmail(store)).toBe("person@example.com");
  keepVisitorEmail(store, "");
  expect(readVisitorEmail(store)).toBeUndefined();
});
