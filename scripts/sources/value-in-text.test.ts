import { expect, test } from "vitest";
import { passageAt, passageWith, plainText } from "./value-in-text.ts";

const stands = (written: string, value: string, unit?: string) =>
  passageWith(plainText(written), { value, unit, about: "" }) !== undefined;

test.each<[string, string, string?]>([
  ["above AED 375,000 a year", "375,000", "AED"],
  ["above 375 000 dirhams", "375,000", "AED"],
  ["above 375\u00a0000 dirhams", "375,000", "AED"],
  ["above 375\u202f000 dirhams", "375,000", "AED"],
  ["above 375.000 AED", "375,000", "AED"],
  ["above 375'000.00 AED", "375,000", "AED"],
  ["above AED375000.", "375,000", "AED"],
  ["in 2024 375,000 dirhams", "375,000", "AED"],
  ["ما يزيد على ٣٧٥٬٠٠٠ درهم", "375,000", "AED"],
  ["بیش از ۳۷۵٬۰۰۰", "375,000", "AED"],
  ["above three hundred and seventy-five thousand dirhams", "375,000", "AED"],
  ["above Three Hundred Seventy Five Thousand dirhams", "375,000", "AED"],
  ["AED 375k", "375,000", "AED"],
  ["AED 1 million", "1,000,000", "AED"],
  ["AED 3m", "3,000,000", "AED"],
  ["more than AED 50,000,000", "50 million", "AED"],
  ["more than fifty million dirhams", "50 million", "AED"],
  ["at a rate of 9%", "9", "%"],
  ["at a rate of 9 %", "9", "%"],
  ["at a rate of nine per cent", "9", "%"],
  ["at a rate of 9 percent", "9", "%"],
  ["at a rate of 9 (nine) per cent", "9", "%"],
  ["بنسبة ٩٪", "9", "%"],
  ["between 85% and 88%", "85–88", "%"],
  ["holidays of 15 to 50 years", "15–50", "years"],
  ["within twenty-eight days", "28", "days"],
  ["within 28 (twenty-eight) calendar days", "28", "days"],
  ["a 5-year visa", "5", "years"],
  ["a fine of Dh50 a day", "50", "AED"],
  ["fifty dirhams", "50", "AED"],
  ["more than 50 free zones", "50+", "zones"],
  ["over 200 nationalities", "200+", "nationalities"],
  ["a fee of AED 2,214.25", "2,214.25", "AED"],
  ["rate='10.842'", "10.8420", "SEK"],
  ["two billion people", "2B+", "people"],
  ["from 1 January 2027 on", "1 January 2027"],
  ["from January 1st, 2027", "1 January 2027"],
  ["from 01/01/2027", "1 January 2027"],
  ["it is GMT+4 there", "GMT+4"],
  ["founded in 1985", "1985"],
])("“%s” is recognised as %s %s", (written, value, unit) => {
  expect(stands(written, value, unit)).toBe(true);
});

test.each<[string, string, string?]>([
  ["above AED 1,375,000", "375,000", "AED"],
  ["above AED 1 375 000", "375,000", "AED"],
  ["above AED 375,000,000", "375,000", "AED"],
  ["above AED 375,000.50", "375,000", "AED"],
  ["above AED 187,500", "375,000", "AED"],
  ["two million three hundred and seventy-five thousand", "375,000", "AED"],
  ["three hundred and seventy-five thousand million", "375,000", "AED"],
  ["at a rate of 19%", "9", "%"],
  ["at a rate of 9.5%", "9", "%"],
  ["at a rate of 0,9 %", "9", "%"],
  ["at a rate of twenty-nine per cent", "9", "%"],
  ["at a rate of twenty nine per cent", "9", "%"],
  ["Article 9 of 2022", "9", "%"],
  ["Article 28 and 30 days", "28", "days"],
  ["Article 50", "50", "AED"],
  ["a fine of AED 150", "50", "AED"],
  ["a fine of AED 50,000", "50", "AED"],
  ["within one hundred and twenty-eight days", "28", "days"],
  ["from 11 January 2027", "1 January 2027"],
  ["from 1 January 2026", "1 January 2027"],
  ["from 15 to 40 years", "15–50", "years"],
])("“%s” is not taken for %s %s", (written, value, unit) => {
  expect(stands(written, value, unit)).toBe(false);
});

test("of several places, the passage is the one beside the words of the figure", () => {
  const filler = "Nothing of interest stands here. ".repeat(20);
  const text = `A licence costs AED 375,000. ${filler}Whoever has a turnover above AED 375,000 registers for VAT. ${filler}`;
  const about = "Turnover of twelve months with compulsory VAT registration";
  const passage = passageWith(plainText(text), { value: "375,000", unit: "AED", about });
  expect(passage).toMatch(/^… .*turnover above AED 375,000 registers.* …$/);
  expect(passage).not.toContain("licence");
});

test("a value of odd characters is searched for as it stands", () => {
  expect(stands("a (b) c+", "(b) c+")).toBe(true);
  expect(stands("a b", "(b")).toBe(false);
});

test("a passage has whole words, and an end where a text has no spaces", () => {
  expect(passageAt("one two", 3)).toBe("one two");
  const words = passageAt("word ".repeat(200), 500);
  expect(words).toMatch(/^… word (?:word )+…$/);
  expect(passageAt("x".repeat(100_000), 50_000).length).toBeLessThan(500);
});
