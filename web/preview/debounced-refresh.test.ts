import { expect, onTestFinished, test, vi } from "vitest";
import { createDebouncedRefresh } from "./debounced-refresh.ts";

test("the preview is refreshed at a pause in typing, and once more for later changes", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ends: (() => void)[] = [];
  const renewal = createDebouncedRefresh(() => new Promise((resolve) => ends.push(resolve)), 400);
  renewal.typed();
  renewal.ask();
  await vi.advanceTimersByTimeAsync(300);
  renewal.typed();
  await vi.advanceTimersByTimeAsync(399);
  expect(ends).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toHaveLength(1);
  renewal.ask();
  renewal.ask();
  for (const end of [ends[0], () => ends[1]?.()]) {
    end?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(ends).toHaveLength(2);
  }
});
