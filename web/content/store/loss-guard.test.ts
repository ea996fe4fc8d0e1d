import { beforeEach, expect, test, vi } from "vitest";
import { log } from "#web/lib/log.ts";
import { createLossGuard } from "./loss-guard.ts";

const MINUTE = 60_000;

const pulse = (ofPages: number, hasSettings = true) => JSON.stringify({ ofPages, hasSettings });

/** A guard, and a clock that a test sets. */
function startGuard() {
  const clock = { now: Date.UTC(2026, 10, 28, 14, 30) };
  const guard = createLossGuard(() => clock.now);
  /** Whether what the content lake says is followed. 800 documents are stored. */
  function follows(json: string, stored: string | undefined = pulse(800)): boolean {
    try {
      guard.check(stored, json);
      return true;
    } catch {
      return false;
    }
  }
  return { guard, clock, follows };
}

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warn = vi.spyOn(log, "warn").mockImplementation(() => {});
});

test("when more than half of the content disappears, the site keeps its pages for three minutes", () => {
  const { guard, clock, follows } = startGuard();
  expect(follows(pulse(300))).toBe(false);
  expect(guard.refused()?.reason).toContain("It follows at 14:33 UTC");
  clock.now += 3 * MINUTE - 1;
  // Somebody writes meanwhile.
  expect(follows(pulse(301))).toBe(false);
  expect(warn).not.toHaveBeenCalled();
  clock.now += 1;
  expect(follows(pulse(301))).toBe(true);
  expect(guard.refused()).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("stands for 3 minutes"));
});

test("an applied loss of content is not held back again while its results are being fetched", () => {
  const { guard, clock, follows } = startGuard();
  follows(pulse(300));
  clock.now += 3 * MINUTE;
  expect(follows(pulse(300))).toBe(true);
  expect(follows(pulse(300))).toBe(true);
  expect(follows(pulse(299))).toBe(false);
  expect(guard.refused()?.after).toBe(299);
});

test("a loss of content that goes on, or that includes the site settings, is never applied by waiting", () => {
  const { clock, follows } = startGuard();
  for (const left of [300, 200, 100]) {
    expect(follows(pulse(left))).toBe(false);
    clock.now += 2 * MINUTE;
  }
  for (let look = 0; look < 100; look += 1) {
    expect(follows(pulse(0, false))).toBe(false);
    clock.now += MINUTE;
  }
  // The time without the settings does not count.
  expect(follows(pulse(300))).toBe(false);
  clock.now += 3 * MINUTE;
  expect(follows(pulse(300))).toBe(true);
});

test("an operator's confirmation applies a loss of content at once, whatever is left, and counts for this loss only", () => {
  const { guard, follows } = startGuard();
  guard.confirm();
  expect(follows(pulse(0, false))).toBe(false);
  guard.confirm();
  expect(guard.refused()).toBeUndefined();
  expect(follows(pulse(0, false))).toBe(true);
  expect(follows(pulse(700))).toBe(true);
  expect(follows(pulse(0, false))).toBe(false);
});

test("a loss of content that ends by itself does not shorten the wait for a later one", () => {
  const { guard, clock, follows } = startGuard();
  follows(pulse(300));
  clock.now += 2 * MINUTE;
  expect(follows(pulse(800))).toBe(true);
  expect(guard.refused()).toBeUndefined();
  expect(follows(pulse(300))).toBe(false);
  clock.now += 2 * MINUTE;
  expect(follows(pulse(300))).toBe(false);
});

test.each([
  ["without stored results", undefined, pulse(0, false)],
  ["of half", pulse(800), pulse(400)],
  ["of a site with ten documents", pulse(10), pulse(0, false)],
])("a loss %s is applied at once", (_what, stored, json) => {
  const { guard } = startGuard();
  expect(() => guard.check(stored, json)).not.toThrow();
});
