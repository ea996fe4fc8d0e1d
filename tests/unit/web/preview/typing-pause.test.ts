import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTypingPause } from "#web/preview/typing-pause.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a pause has begun while nobody types", async () => {
  await expect(createTypingPause(400).begins()).resolves.toBeUndefined();
});

test("a pause begins when the last key is that long ago, however many came before", async () => {
  const pause = createTypingPause(400);
  const begun = vi.fn();
  pause.typed();
  void pause.begins().then(begun);
  await vi.advanceTimersByTimeAsync(300);
  pause.typed();
  await vi.advanceTimersByTimeAsync(399);
  expect(begun).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toHaveBeenCalledOnce();
});
