import { expect, test } from "vitest";
import { figureDay, figureNumber, readingsOf } from "./figure-number.ts";

test.each<[typed: string, unit: string | undefined, ...readings: string[]]>([
  // Spellings of Riga, Stockholm, Zürich and London.
  ["375.000", "AED", "375,000", "375"],
  ["375 000", "AED", "375,000"],
  ["375\u00a0000", "AED", "375,000"],
  ["375\u202f000", "AED", "375,000"],
  ["375’000", "AED", "375,000"],
  ["375000", "AED", "375,000"],
  ["375,000", "AED", "375,000"],
  ["1.000.000", "AED", "1,000,000"],
  ["1.000.000,50", "AED", "1,000,000.50"],
  ["1 000 000,50", "AED", "1,000,000.50"],
  ["12,900.50", "AED", "12,900.50"],
  ["0,5", "%", "0.5"],
  ["9,5", "%", "9.5"],
  ["0,500", "%", "0.500"],
  ["3,6725", "AED", "3.6725"],
  ["5000", "days", "5,000"],
  // An amount with thousandths has four decimal digits.
  ["12.500", "AED", "12,500", "12.50"],
  ["3.672", "AED", "3,672", "3.6720"],
  ["0.125", "AED", "0.1250"],
  ["1.125", "%", "1,125", "1.125"],
  ["1375.000", "AED", "1,375", "1,375,000"],
  // One of its separators is a mistake.
  ["1,500.000", "AED"],
  // Ranges, counts and scales hold numbers, too.
  ["15 - 50", "years", "15–50"],
  ["1.000–1.500", "AED", "1,000–1,500", "1–1.50"],
  ["500–1.500", "AED", "500–1,500", "500–1.50"],
  ["1000+", "companies", "1,000+"],
  ["2B+", "people", "2B+"],
  ["3,15 billion", "AED", "3.15 billion"],
  // Four digits without a unit may be a year.
  ["2054", undefined, "2054"],
  ["20540", undefined, "20,540"],
  ["2,054", undefined, "2,054"],
  ["400,000.", "AED"],
  ["1,00,000", "AED"],
  ["1e1", "%"],
  ["31 December 2026", undefined],
  ["is open", undefined],
  ["", "AED"],
])(
  "the value “%s” with the unit %s is read as one of the numbers that it may mean",
  (typed, unit, ...readings) => {
    expect(readingsOf(typed, unit)).toEqual(readings);
    // A value in the stored form is read unchanged.
    for (const reading of readings) expect(readingsOf(reading, unit)).toContain(reading);
  },
);

test.each<[string, number?]>([
  ["9", 9],
  ["375,000", 375_000],
  ["3.6725", 3.6725],
  ["750 million", 7.5e8],
  ["3.15 billion", 3.15e9],
  ...["15–50", "50+", "is open", "", "37,50"].map((value): [string] => [value]),
])("a tool computes with the figure “%s” as %s", (value, number) => {
  expect(figureNumber(value)).toBe(number);
});

test.each<[string, string?]>([
  ["31 December 2026", "2026-12-31"],
  ["1 June 2023", "2023-06-01"],
  ...["29 February 2027", "31 Decembre 2026", "2026"].map((value): [string] => [value]),
])("a tool reads the figure “%s” as the day %s", (value, day) => {
  expect(figureDay(value)).toBe(day);
});
