import { describe, expect, test } from "vitest";
import { readNumber, siteNumber } from "../tables/texts.ts";

describe("a number is read as it is written in", () => {
  test.each([
    ["Latvia", "375 000", "comma", 375_000],
    ["Latvia, from Excel", "375\u00a0000,5", "comma", 375_000.5],
    ["Norway, narrow space", "1\u202f234\u202f567", "comma", 1_234_567],
    ["Denmark", "375.000,5", "comma", 375_000.5],
    ["Denmark, millions", "1.234.567", "comma", 1_234_567],
    ["Poland", "12 900,00", "comma", 12_900],
    ["Estonia", "4,8", "comma", 4.8],
    ["Sweden, negative", "-0,5", "comma", -0.5],
    ["Britain", "375,000", "point", 375_000],
    ["Britain, decimals", "1,375,000.25", "point", 1_375_000.25],
    ["Britain, three decimals", "1.234", "point", 1.234],
    ["anywhere", "2054", "comma", 2054],
  ] as const)("%s: %s", (_where, text, style, value) => {
    expect(readNumber(text, style)).toBe(value);
  });
});

test("one that could be two is refused with both ways to write it", () => {
  expect(() => readNumber("375,000", "comma")).toThrow(/375000 or 375\.000.*375 000.*375,0000/s);
  expect(() => readNumber("1.234", "comma")).toThrow("could be");
});

test("what is no plain number is none", () => {
  for (const text of ["15–50", "50+", "2B+", "1,2,3", "1.23.456", "12 34", ""]) {
    expect(readNumber(text, "comma"), text).toBeUndefined();
  }
});

test("the site writes it its own way, and leaves other text alone", () => {
  expect(siteNumber("375 000", "comma")).toBe("375,000");
  expect(siteNumber("375000", "point")).toBe("375,000");
  expect(siteNumber("4,8", "comma")).toBe("4.8");
  expect(siteNumber("2054", "comma")).toBe("2054");
  expect(siteNumber("12 900", "comma")).toBe("12,900");
  expect(siteNumber("15–50", "comma")).toBe("15–50");
});
