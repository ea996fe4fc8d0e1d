import { expect, test } from "vitest";
import { plainSpaces } from "./plain-spaces.ts";

test("non-breaking spaces are kept only beside a number", () => {
  const parts = ["Pay\u00a0AED\u00a0", "100\u00a0000", "\u202f% of\u00a0 all\u2007it"];
  expect(plainSpaces(parts)).toEqual(["Pay AED\u00a0", "100\u00a0000", "\u202f% of all it"]);
});
