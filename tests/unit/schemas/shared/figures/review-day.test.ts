import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  nextReviewDay,
  reviewDay,
} from "#schemas/shared/figures/review-day.ts";

test("a figure is reviewed on the day it names, or a year after it was checked", () => {
  expect(reviewDay({ checkedOn: "2026-11-21", reviewBy: "2027-02-21" })).toBe("2027-02-21");
  expect(reviewDay({ checkedOn: "2026-11-21" })).toBe("2027-11-21");
  expect(reviewDay({ checkedOn: "2026-11-21", reviewBy: null })).toBe("2027-11-21");
  expect(reviewDay({})).toBeUndefined();
});

test("a confirmed figure keeps its own rhythm", () => {
  const quarterly = { checkedOn: "2026-01-01", reviewBy: "2026-04-01" };
  expect(nextReviewDay(quarterly, "2026-05-01")).toBe("2026-07-30");
  expect(nextReviewDay({ checkedOn: "2026-01-01" }, "2026-05-01")).toBeUndefined();
});

test("a day before the last check is no rhythm", () => {
  expect(nextReviewDay({ checkedOn: "2026-01-01", reviewBy: "2025-01-01" }, "2026-05-01")).toBe(
    undefined,
  );
});

test.each([
  ["2026-11-21", 12, "2027-11-21"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2026-01-15", -12, "2025-01-15"],
])("%s and %d months are %s", (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test("days run over the ends of months and years", () => {
  expect(addDays("2026-12-31", 30)).toBe("2027-01-30");
});
