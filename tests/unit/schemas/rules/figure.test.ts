import { expect, test } from "vitest";
import {
  warnOnUnitInValue,
  warnUnlessConfirmed,
  warnWhenReviewIsDue,
} from "#schemas/rules/figure.ts";

test("warns until a figure is confirmed", () => {
  expect(warnUnlessConfirmed("toBeConfirmed")).toContain("Not confirmed");
  expect(warnUnlessConfirmed("confirmed")).toBe(true);
});

test("warns from the day after the review day", () => {
  expect(warnWhenReviewIsDue("2026-11-20", "2026-11-21")).toContain("has passed");
  expect(warnWhenReviewIsDue("2026-11-21", "2026-11-21")).toBe(true);
  expect(warnWhenReviewIsDue(undefined, "2026-11-21")).toBe(true);
});

test.each(["9%", "AED 375,000", "375,000 EUR"])("warns that %s repeats its unit", (value) => {
  expect(warnOnUnitInValue(value)).toContain("Leave the unit out");
});

test.each(["9", "375,000", "15–50", "50+", undefined])("accepts the value %s", (value) => {
  expect(warnOnUnitInValue(value)).toBe(true);
});
