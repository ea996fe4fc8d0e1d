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
import { sampleValues } from "./consultation/sample-values.ts";
import { fakeStore } from "./fake-storage.ts";

test("draft and failure come back, without the consent, until they are dropped", () => {
  const store = fakeStore();
  keepDraft(store, sampleValues);
  keepFailure(store, "limitReached");
  const { consent: _consent, ...texts } = sampleValues;
  expect([readDraft(store), readKeptFailure(store)]).toEqual([texts, "limitReached"]);
  dropDraft(store);
  dropKeptFailure(store);
  expect([readDraft(store), readKeptFailure(store)]).toEqual([{}, undefined]);
});

test.each(["", "not json", "null", "[]", '"text"', "toString", '{"email":5,"other":"x"}'])(
  "a spoilt entry %s is neither",
  (entry) => {
    const store = fakeStore({ "contact-form-draft": entry, "contact-form-failure": entry });
    expect([readDraft(store), readKeptFailure(store)]).toEqual([{}, undefined]);
  },
);

test("the email of the home page is kept, and forgotten once it is cleared", () => {
  const store = fakeStore();
  expect(readVisitorEmail(store)).toBeUndefined();
  keepVisitorEmail(store, "person@example.com");
  expect(readVisitorEmail(store)).toBe("person@example.com");
  keepVisitorEmail(store, "");
  expect(readVisitorEmail(store)).toBeUndefined();
});
