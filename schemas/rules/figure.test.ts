import { expect, onTestFinished, test, vi } from "vitest";
import { warnWhenReviewIsDue } from "./figure.ts";

test("a review is due by the day of Dubai", () => {
  vi.useFakeTimers({ now: new Date("2026-11-23T21:30:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  expect(warnWhenReviewIsDue("2026-11-23")).toContain("has passed");
  expect(warnWhenReviewIsDue("2026-11-24")).toBe(true);
});
