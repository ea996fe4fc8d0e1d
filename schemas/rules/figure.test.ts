import { expect, onTestFinished, test, vi } from "vitest";
import { warnWhenReviewIsDue } from "./figure.ts";

test("whether a figure's review is due depends on the date in Dubai", () => {
  vi.useFakeTimers({ now: new Date("2026-11-23T21:30:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  expect(warnWhenReviewIsDue("2026-11-23")).toContain("has passed");
  expect(warnWhenReviewIsDue("2026-11-24")).toBe(true);
});
