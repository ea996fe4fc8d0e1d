import { expect, test } from "vitest";
import { readDraft, readKeptFailure } from "#web/forms/kept-in-tab.ts";
import { fakeStore } from "./fake-storage.ts";

test.each(["", "not json", "null", "[]", '"text"', "toString", '{"email":5,"other":"x"}'])(
  "a spoilt entry %s is neither draft nor failure",
  (entry) => {
    const store = fakeStore({ "contact-form-draft": entry, "contact-form-failure": entry });
    expect([readDraft(store), readKeptFailure(store)]).toEqual([{}, undefined]);
  },
);
