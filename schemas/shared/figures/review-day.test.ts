import { expect, onTestFinished, test, vi } from "vitest";
import { addMonths, pastReviewDayParams, reviewDay } from "./review-day.ts";

test("a figure is reviewed on the day it names or a year after it was checked", () => {
  const checkedOn = "2026-11-21";
  expect(reviewDay({ checkedOn, reviewBy: "2027-02-21" })).toBe("2027-02-21");
  expect(reviewDay({ checkedOn, reviewBy: null })).toBe("2027-11-21");
  expect(reviewDay({ checkedOn: "2024-02-29", reviewBy: null })).toBe("2025-02-28");
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
});

test("the query for overdue figures uses the date in Dubai", () => {
  vi.useFakeTimers({ now: new Date("2026-11-23T21:30:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  expect(pastReviewDayParams()).toEqual({ today: "2026-11-24", checkedBefore: "2025-11-24" });
});
