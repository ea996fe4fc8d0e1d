import { expect, test } from "vitest";
import { firstPeriodEnd } from "./first-period.ts";

/** From six to eighteen months (Federal Decree-Law 32/2021), counted from each day to the year's end. */
test.each([
  ["2026-07-01", 12, "2026-12-31"],
  ["2026-07-02", 12, "2027-12-31"],
  ["2027-01-01", 12, "2027-12-31"],
  ["2027-03-15", 6, "2028-06-30"],
  ["2026-12-31", 6, "2027-06-30"],
  ["2027-01-02", 6, "2028-06-30"],
  ["2027-08-31", 2, "2028-02-29"],
  ["2027-09-02", 2, "2029-02-28"],
])(
  "a company founded on %s whose year ends in month %i has its first period until %s",
  (founded, month, end) => {
    expect(firstPeriodEnd(founded, month)).toBe(end);
  },
);
