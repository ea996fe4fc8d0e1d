import { expect, test } from "vitest";
import { figureDay, figureNumber } from "#schemas/shared/figures/figure-number.ts";
import { realDay } from "#schemas/shared/figures/real-day.ts";

test.each([
  ["9", 9],
  ["375,000", 375_000],
  ["3.6725", 3.6725],
  ["750 million", 750_000_000],
  ["3.15 billion", 3_150_000_000],
  ["15–50", undefined],
  ["50+", undefined],
  ["is open", undefined],
  ["", undefined],
  ["37,50", undefined],
])("the number of %j is %s", (value, number) => {
  expect(figureNumber(value)).toBe(number);
});

test.each([
  ["31 December 2026", "2026-12-31"],
  ["1 June 2023", "2023-06-01"],
  ["29 February 2028", "2028-02-29"],
  ["29 February 2027", undefined],
  ["31 Decembre 2026", undefined],
  ["2026", undefined],
])("the day of %j is %s", (value, day) => {
  expect(figureDay(value)).toBe(day);
});

test.each(["2027-02-29", "2026-00-10", "2026-1-1", "20260101", "today"])("%s is no day", (text) => {
  expect(realDay(text)).toBeUndefined();
});
