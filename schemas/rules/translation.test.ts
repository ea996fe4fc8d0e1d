import { expect, test } from "vitest";
import { keepsDigits, keepsTags } from "./translation.ts";

const source = "From <1/> on {day}, <2>9 %</2> is due";

test.each([
  ["the same tags in another order", "<2>9 %</2> betalas från {day}: <1/>", true, true],
  ["a tag that is missing", "<2>9 %</2> betalas {day}", false, true],
  ["a tag twice", "<1/> <1/> <2>9 %</2> {day}", false, true],
  ["another name in braces", "<1/> <2>9 %</2> {dag}", false, true],
  ["another digit", "<1/> <2>8 %</2> {day}", true, false],
])("%s", (_which, text, hasTags, hasDigits) => {
  expect(keepsTags({ source, text }) === true).toBe(hasTags);
  expect(keepsDigits({ source, text }) === true).toBe(hasDigits);
});

test("a row without a translation yet has no problem of these", () => {
  expect([keepsTags({ source }), keepsDigits({ source })]).toEqual([true, true]);
});
