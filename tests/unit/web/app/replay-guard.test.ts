import { expect, test } from "vitest";
import { createReplayGuard } from "#web/app/api/revalidate/replay-guard.ts";

const start = Date.UTC(2026, 10, 21);
const MINUTE = 60_000;

test("a signature counts once", () => {
  const guard = createReplayGuard(() => start);
  const signature = `t=${start},v1=once`;
  expect(guard.isTimely(signature)).toBe(true);
  expect(guard.reserve(signature)).toBe(true);
  expect(guard.reserve(signature)).toBe(false);
});

test("an old, future or timeless signature is refused", () => {
  const guard = createReplayGuard(() => start);
  expect(guard.isTimely(`t=${start - 6 * MINUTE},v1=old`)).toBe(false);
  expect(guard.isTimely(`t=${start + 6 * MINUTE},v1=future`)).toBe(false);
  expect(guard.isTimely("v1=none")).toBe(false);
});

test("a signature is remembered for as long as its time would be accepted", () => {
  let now = start;
  const guard = createReplayGuard(() => now);
  const fromAhead = `t=${start + 5 * MINUTE},v1=ahead`;
  expect(guard.reserve(fromAhead)).toBe(true);
  now += 10 * MINUTE;
  expect(guard.isTimely(fromAhead)).toBe(true);
  guard.reserve(`t=${now},v1=another`);
  expect(guard.reserve(fromAhead)).toBe(false);
});
