import { expect, test } from "vitest";
import { keepDraft, readDraft, readKeptFailure } from "#web/forms/kept-in-tab.ts";
import { sampleValues } from "./consultation/sample-values.ts";
import { fakeStore } from "./fake-storage.ts";

test("a draft comes back without the consent, which is given anew each time", () => {
  const store = fakeStore();
  keepDraft(store, sampleValues);
  const { consent: _consent, ...texts } = sampleValues;
  expect(readDraft(store)).toEqual(texts);
  expect(store.read("contact-form-draft")).not.toContain("consent");
});

test.each(["", "not json", "null", "[]", '"text"', "toString", '{"email":5,"other":"x"}'])(
  "a spoilt entry %s is neither draft nor failure",
  (entry) => {
    const store = fakeStore({ "contact-form-draft": entry, "contact-form-failure": entry });
    expect([readDraft(store), readKeptFailure(store)]).toEqual([{}, undefined]);
  },
);
