import { expect, test } from "vitest";
import { english } from "#schemas/shared/languages.ts";
import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";
import { fetchedFigure } from "#tests/support/figures.ts";
import { convert, dirhamsOf, homeCurrencies } from "./exchange-rates.ts";

const TODAY = "2026-11-22";

const rate = (unit: string, value: string, change: Partial<Figure> = {}) =>
  fetchedFigure({ unit, value, sourceTitle: "European Central Bank", ...change });

const dollarRate = rate("AED", "3.6725", { sourceTitle: "Central Bank of the UAE" });
const euroRates = [rate("USD", "1.25"), rate("SEK", "11"), rate("DKK", "7.5")];
const rates = { dollarRate, euroRates };
const all = homeCurrencies(rates);

const amounts = (amount: number, change: Partial<typeof rates> = {}) =>
  convert({ amount }, all, { ...rates, ...change }, TODAY, english)?.amounts.map((text) =>
    text.replace("\u00a0", " "),
  );

test("an amount in dirhams is converted over the dollar and the euro, to three digits", () => {
  // 459,062.50 dirhams are 125,000 dollars and 100,000 euros.
  expect(amounts(459_062.5)).toEqual(["EUR 100,000", "DKK 750,000", "SEK 1,100,000"]);
  expect(amounts(1_000)).toEqual(["EUR 218", "DKK 1,630", "SEK 2,400"]);
});

test("only a whole amount in dirhams is converted", () => {
  const dirhams = dirhamsOf({ value: "50 million", unit: "AED" });
  expect(dirhams).toEqual({ amount: 50_000_000, isInWords: true });
  expect(dirhams && convert(dirhams, ["EUR"], rates, TODAY, english)?.amounts).toEqual([
    "EUR\u00a010.9 million",
  ]);
  expect(dirhamsOf({ value: "750 million", unit: "EUR" })).toBeUndefined();
  expect(dirhamsOf({ value: "from 12,900", unit: "AED" })).toBeUndefined();
});

test("exchange rates name their source and the oldest day", () => {
  const older = [rate("USD", "1.25"), rate("SEK", "11", { checkedOn: "2026-05-08" })];
  expect(
    convert({ amount: 1 }, ["SEK"], { dollarRate, euroRates: older }, TODAY, english),
  ).toMatchObject({
    sourceTitle: "European Central Bank",
    day: "2026-05-08",
  });
});

test.each([
  ["to be confirmed", { status: "toBeConfirmed" }],
  ["due to be checked again", { reviewBy: "2026-11-21" }],
  ["not a number", { value: "about 11" }],
] as const)("a rate that is %s converts nothing", (_name, change) => {
  const [dollars, ...others] = euroRates;
  if (dollars === undefined) throw new Error("There is no rate.");
  expect(amounts(1_000, { euroRates: [dollars, rate("SEK", "11", change)] })).toEqual(["EUR 218"]);
  expect(amounts(1_000, { euroRates: [{ ...dollars, ...change }, ...others] })).toBeUndefined();
  expect(amounts(1_000, { dollarRate: { ...dollarRate, ...change } })).toBeUndefined();
});
