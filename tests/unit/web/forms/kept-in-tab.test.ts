import { expect, test } from "vitest";
import { readDraft, readKeptFailure } from "#web/forms/kept-in-tab.ts";
import { keptInBrowser } from "./service.ts";

test.each(["", "not json", "null", "[]", '"text"', "toString", '{"email":5,"other":"x"}'])(
  "a spoilt entry %s is neither draft nor failure",
  (entry) => {
    keptInBrowser({ "contact-form-draft": entry, "contact-form-failure": entry });
    expect([readDraft(), readKeptFailure()]).toEqual([{}, undefined]);
  },
);
