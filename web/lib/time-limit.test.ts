import { afterEach, expect, test, vi } from "vitest";
import { timeLimit } from "./time-limit.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each([
  ["a visitor's request", "production", undefined, 5_000],
  ["a build", "production", "long", 60_000],
  ["a development server", "development", undefined, 60_000],
])("how long %s waits for an answer", (_what, mode, contentTimeLimit, milliseconds) => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  vi.stubEnv("NODE_ENV", mode);
  vi.stubEnv("CONTENT_TIME_LIMIT", contentTimeLimit);
  timeLimit();
  expect(timeout).toHaveBeenLastCalledWith(milliseconds);
  timeLimit(300);
  expect(timeout).toHaveBeenLastCalledWith(300);
});
