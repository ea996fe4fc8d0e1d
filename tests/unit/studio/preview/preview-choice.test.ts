import { expect, test } from "vitest";
import { addressShown, fateOf } from "#studio/preview/preview-choice.ts";

const chosen = "/free-zones?as-of=2027-01-01";

test.each([
  ["waiting", false, "http://localhost:3000/free-zones"],
  ["sent", false, chosen],
  ["arrived", true, `http://localhost:3000${chosen}`],
  ["lost", true, "http://localhost:3000/free-zones"],
] as const)("a choice is %s", (fate, isSent, preview) => {
  expect(fateOf({ address: chosen, isSent }, preview)).toBe(fate);
});

test("what the preview shows is known by its path and query", () => {
  expect(addressShown(`http://localhost:3000${chosen}`)).toBe(chosen);
  expect(addressShown("http://localhost:3000")).toBe("/");
  expect(addressShown(chosen)).toBe(chosen);
});
