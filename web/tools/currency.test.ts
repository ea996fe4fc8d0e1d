import { expect, test } from "vitest";
import { languageOf } from "#schemas/shared/languages.ts";
import { inCurrency, inDirhams } from "./currency.ts";
import { signsOf } from "./currency-signs.ts";
import { readNumber } from "./read-number.ts";

const spaced = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  ["en", "AED 1,234,568", "−SEK 2,000"],
  ["sv", "1 234 568 AED", "−2 000 SEK"],
  ["no", "1 234 568 AED", "−2 000 SEK"],
  ["da", "1.234.568 AED", "−2.000 SEK"],
  ["fi", "1 234 568 AED", "−2 000 SEK"],
] as const)("in the language %s amounts are written %s and %s", (id, dirhams, kronor) => {
  const language = languageOf(id);
  expect(spaced(inDirhams(1_234_567.5, language))).toBe(dirhams);
  expect(spaced(inCurrency(-1_000, { code: "SEK", rate: 0.5 }, language))).toBe(kronor);
});

/** Amounts as visitors of each language write them. */
test.each([
  ["SEK", ["1 500 kr", "1 500 svenska kronor", "1 500 kronor", "1 500 Ruotsin kruunua"]],
  ["NOK", ["kr 1 500", "1 500 norske kroner", "1 500 norske kroner"]],
  ["DKK", ["1.500 kr.", "1.500 danske kroner", "1 500 danska kronor"]],
  ["PLN", ["1500 zł", "1 500 polska zloty"]],
  ["EUR", ["1 500 €", "1 500 euroa", "1.500 euro"]],
])("an amount of %s is understood as visitors of each language write it: %j", (code, written) => {
  const signs = signsOf(code);
  for (const each of written) expect(readNumber(each, signs), each).toBe(1_500);
});
