import { expect, test } from "vitest";
import { asOfAddress, readAsOf } from "#schemas/shared/preview/as-of.ts";

test("an address names the day it shows, and is plain without one", () => {
  expect(asOfAddress("/free-zones", "2027-01-01")).toBe("/free-zones?as-of=2027-01-01");
  expect(asOfAddress("/free-zones", undefined)).toBe("/free-zones");
});

test.each([["2027-13-01"], ["tomorrow"], [""], [["2027-01-01"]], [undefined]])(
  "%j is no day",
  (text) => {
    expect(readAsOf(text)).toBeUndefined();
  },
);
