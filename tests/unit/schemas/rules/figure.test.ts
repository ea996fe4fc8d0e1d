import { expect, onTestFinished, test, vi } from "vitest";
import {
  warnOnUnitInValue,
  warnUnlessConfirmed,
  warnWhenReviewIsDue,
} from "#schemas/rules/figure.ts";
import { pastReviewDayParams } from "#schemas/shared/figures/review-day.ts";

test("warns until a figure is confirmed", () => {
  expect(warnUnlessConfirmed("toBeConfirmed")).toContain("Not confirmed");
  expect(warnUnlessConfirmed("confirmed")).toBe(true);
});

test("warns from the day after the review day", () => {
  expect(warnWhenReviewIsDue("2026-11-20", "2026-11-21")).toContain("has passed");
  expect(warnWhenReviewIsDue("2026-11-21", "2026-11-21")).toBe(true);
  expect(warnWhenReviewIsDue(undefined, "2026-11-21")).toBe(true);
});

test("asks of a figure, a list and a form which day it is in Dubai", () => {
  vi.useFakeTimers({ now: new Date("2026-11-23T21:30:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  expect(warnWhenReviewIsDue("2026-11-23")).toContain("has passed");
  expect(warnWhenReviewIsDue("2026-11-24")).toBe(true);
  expect(pastReviewDayParams()).toEqual({ today: "2026-11-24", checkedBefore: "2025-11-24" });
});

test.each(["9%", "AED 375,000", "375,000 EUR"])("warns that %s repeats its unit", (value) => {
  expect(warnOnUnitInValue(value)).toContain("Leave the unit out");
});

test.each(["9", "375,000", "15–50", "50+", undefined])("accepts the value %s", (value) => {
  expect(warnOnUnitInValue(value)).toBe(true);
});
