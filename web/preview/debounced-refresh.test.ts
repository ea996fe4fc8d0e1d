import { expect, onTestFinished, test, vi } from "vitest";
import { createDebouncedRefresh } from "./debounced-refresh.ts";

const [PAUSE_MS, TOGETHER_MS] = [400, 50];

test("the changes of one publish are rendered once", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const renew = vi.fn(async () => {});
  const renewal = createDebouncedRefresh(renew, PAUSE_MS);
  void renewal.ask();
  await vi.advanceTimersByTimeAsync(10);
  const isRendered = renewal.ask();
  await vi.advanceTimersByTimeAsync(TOGETHER_MS);
  await isRendered;
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(renew).toHaveBeenCalledOnce();
});

test("after a refresh that failed the next change is rendered", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const renew = vi.fn(async () => {}).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const renewal = createDebouncedRefresh(renew, PAUSE_MS);
  for (const _ of ["away", "there again"]) {
    const isRendered = renewal.ask();
    await vi.advanceTimersByTimeAsync(TOGETHER_MS);
    await isRendered;
  }
  expect(renew).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledOnce();
});

test("the preview is refreshed at a pause in typing, and once more for later changes", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ends: (() => void)[] = [];
  const renewal = createDebouncedRefresh(
    () => new Promise((resolve) => ends.push(resolve)),
    PAUSE_MS,
  );
  renewal.typed();
  void renewal.ask();
  await vi.advanceTimersByTimeAsync(300);
  renewal.typed();
  await vi.advanceTimersByTimeAsync(399);
  expect(ends).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toHaveLength(1);
  void renewal.ask();
  void renewal.ask();
  await vi.advanceTimersByTimeAsync(TOGETHER_MS);
  for (const end of [ends[0], () => ends[1]?.()]) {
    end?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(ends).toHaveLength(2);
  }
});
