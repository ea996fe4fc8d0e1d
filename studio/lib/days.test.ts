import { expect, test } from "vitest";
import { readableDay, readDay } from "./days.ts";

test.each([
  ["27 Nov 2026", "2026-11-27"],
  ["27 november 2026", "2026-11-27"],
  ["1. Dec. 2026", "2026-12-01"],
  ["27.11.2026", "2026-11-27"],
  ["1. 2. 2027", "2027-02-01"],
  [" 2026-11-27 ", "2026-11-27"],
  ["29 Feb 2027", undefined],
  ["11/12/2026", undefined],
  ["27 Nov", "2026-11-27"],
  ["31 Jan", "2027-01-31"],
  ["31.1.", "2027-01-31"],
  ["29 Feb", undefined],
  ["27 Nox 2026", undefined],
  ["tomorrow", undefined],
  ["", undefined],
])("typing “%s” gives the day %s", (typed, day) => {
  expect(readDay(typed, "2026-11-28")).toBe(day);
  if (day !== undefined) expect(readDay(readableDay(day))).toBe(day);
});
