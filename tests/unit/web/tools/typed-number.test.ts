import { expect, test } from "vitest";
import { readNumber } from "#web/tools/typed-number.ts";

test.each([
  ["1500000", 1_500_000],
  ["1,500,000", 1_500_000],
  ["1 500 000", 1_500_000],
  ["1\u00a0500\u00a0000", 1_500_000],
  ["1.500.000,50", 1_500_000.5],
  ["1'500'000", 1_500_000],
  ["1,500,000.25", 1_500_000.25],
  ["1.500", 1_500],
  ["12.5", 12.5],
  ["12,5", 12.5],
  ["  0 ", 0],
  ["000", 0],
  ["-5", "negative"],
  ["− 5,000", "negative"],
  ["", "notAmount"],
  ["two million", "notAmount"],
  ["1e9", "notAmount"],
  ["0x10", "notAmount"],
  ["1,500.000", "notAmount"],
  ["12,34,567", "notAmount"],
  ["NaN", "notAmount"],
  ["Infinity", "notAmount"],
  ["1..5", "notAmount"],
  ["1000000000000", 1e12],
  ["1000000000001", "tooLarge"],
  ["9".repeat(400), "tooLarge"],
])("%s is read as %s", (typed, expected) => {
  expect(readNumber(typed)).toBe(expected);
});
