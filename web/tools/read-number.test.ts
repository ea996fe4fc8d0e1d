import { expect, test } from "vitest";
import { signsOf } from "./currency-signs.ts";
import { readNumber, unreadPart } from "./read-number.ts";

test.each<[typed: string[], read: ReturnType<typeof readNumber>]>([
  [
    ["1500000", "1,500,000", "1 500 000", "1\u00a0500\u00a0000", "1.500.000", "1'500'000"],
    1_500_000,
  ],
  [["1.500.000,50", "1,500,000.5"], 1_500_000.5],
  [["1.500"], 1_500],
  [["12.5", "12,5"], 12.5],
  [["000"], 0],
  [["0.500", "0,5", "00.5"], 0.5],
  [["0.050"], 0.05],
  [["-5", "− 5,000", "(1,500)", "1.500,00-", "1 500−"], "negative"],
  [["", "two million", "1e9", "0x10", "Infinity"], "notAmount"],
  [["1,500.000", "12,34,567", "1..5"], "notAmount"],
  [["1000000000000"], 1e12],
  [["1000000000001"], "tooLarge"],
])("the typed numbers %j are read as %s", (all, expected) => {
  for (const each of all) expect(readNumber(each), each).toBe(expected);
});

/** Spellings of one amount in Europe, and as it is copied from tables and invoices. */
test.each<[code: string, written: string[]]>([
  [
    "EUR",
    ["€1.500,00", "€ 1.500", "1.500 €", "1.500,– €", "1 500,00 EUR", "EUR 1500", "1500 euro"],
  ],
  ["EUR", ["1\u202f500,00\u00a0€", "\u202a1.500,00\u202c €", "\u200e1500"]],
  ["SEK", ["1 500 kr", "1 500:-", "1 500,- kr", "1500 kr.", "SEK 1 500", "1 500,00 sek"]],
  ["NOK", ["kr 1 500,-", "kr. 1.500", "1\u00a0500 NOK"]],
  ["DKK", ["1.500 kr.", "1.500,00 kr.", "DKK 1.500,-"]],
  ["PLN", ["1 500 zł", "1500,00 PLN", "zł 1500"]],
  ["USD", ["$1,500", "US$1,500.00", "1,500 USD"]],
  ["CHF", ["CHF 1'500.–", "1’500.00 CHF", "1´500.-"]],
  [
    "AED",
    [
      "AED 1,500",
      "Dhs. 1,500",
      "Dhs 1,500/-",
      "AED1,500.00/-",
      "1,500/=",
      "1500 Dh",
      "١٥٠٠ د.إ",
      "１５００",
    ],
  ],
])("an amount of %s is understood in each of %j", (code, written) => {
  for (const each of written) expect(readNumber(each, signsOf(code)), each).toBe(1_500);
});

test.each([
  ["EUR", ["-€1.500", "€ -1.500", "-1.500 €", "(€ 1.500)", "(1.500 €)", "(€ 1.500,-)"]],
  ["SEK", ["−1 500 kr", "- kr 1 500:-", "1 500- kr."]],
])("an amount of %s below zero is recognised in each of %j", (code, written) => {
  for (const each of written) expect(readNumber(each, signsOf(code)), each).toBe("negative");
});

test.each([
  ["AED", "€ 1.500", "€"],
  ["AED", "1 500 kr", "kr"],
  ["EUR", "1,5 Mio. €", "Mio"],
  ["EUR", "TEUR 500", "TEUR"],
  ["AED", "two million", "two million"],
  ["AED", "1,500.000", "1,500.000"],
  ["AED", "500 - 600", "500 - 600"],
  ["AED", "≈ 500", "≈"],
  ["AED", "a".repeat(100), `${"a".repeat(40)}…`],
])(
  "an amount of %s that is typed as %j is refused with the part that was not understood: %j",
  (code, typed, part) => {
    expect(readNumber(typed, signsOf(code))).toBe("notAmount");
    expect(unreadPart(typed, signsOf(code))).toBe(part);
  },
);
