import { expect, test } from "vitest";
import { isFreshSignature, rememberSignature } from "#web/content/freshness/replay-guard.ts";

const now = Date.UTC(2026, 10, 21);

test("a signature counts once", () => {
  const signature = `t=${now},v1=once`;
  expect(isFreshSignature(signature, now)).toBe(true);
  rememberSignature(signature, now);
  expect(isFreshSignature(signature, now)).toBe(false);
});

test("a signature that failed may be tried again", () => {
  const signature = `t=${now},v1=retry`;
  expect(isFreshSignature(signature, now)).toBe(true);
  expect(isFreshSignature(signature, now)).toBe(true);
});

test("an old, future or timeless signature is refused", () => {
  expect(isFreshSignature(`t=${now - 6 * 60_000},v1=old`, now)).toBe(false);
  expect(isFreshSignature(`t=${now + 6 * 60_000},v1=future`, now)).toBe(false);
  expect(isFreshSignature("v1=none", now)).toBe(false);
});
