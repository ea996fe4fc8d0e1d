import { figureNumber } from "#schemas/shared/figures/figure-number.ts";
import { formatFigure } from "#schemas/shared/figures/figure-text.ts";
import { overdueSince } from "#schemas/shared/figures/on-day.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";

/** The figures that amounts in dirhams are converted by. */
export type ExchangeRates = {
  /** Dirhams for one US dollar. */
  dollarRate: Figure | null;
  /** What one euro is in each currency, in the figure's unit; US dollars among them. */
  euroRates: Figure[] | null;
};

/** An amount in other currencies. */
type Converted = {
  /** As they read, such as "SEK 941,000". */
  amounts: string[];
  /** Who published the rates. */
  sourceTitle: string | null;
  /** ISO date of the oldest rate. */
  day: string | null;
};

/** An amount in dirhams, as a number or, for what is large, in words. */
type Dirhams = { amount: number; isInWords?: boolean };

const DOLLAR = "USD";
const EURO = "EUR";

/** More would claim more than a rate of another day can say. */
const DIGITS = 3;

/** A figure that is an amount in dirhams; undefined for any other. */
export function dirhamsOf({ value, unit }: Pick<Figure, "value" | "unit">): Dirhams | undefined {
  const amount = figureNumber(value);
  if (cleanText(unit) !== "AED" || amount === undefined) return undefined;
  return /[a-z]/.test(cleanText(value)) ? { amount, isInWords: true } : { amount };
}

/** Letters of the currencies of which there is a rate: the euro, and those that are not the dollar. */
export function homeCurrencies({ euroRates }: ExchangeRates): string[] {
  const others = (euroRates ?? []).map(({ unit }) => cleanText(unit));
  return [EURO, ...others.filter((unit) => unit !== "" && unit !== DOLLAR).sort()];
}

/**
 * An amount in dirhams in the currencies of which there is a rate that holds, rounded.
 * @param currencies their letters
 * @param today ISO date, in Dubai
 * @returns undefined when there is none
 */
export function convert(
  { amount, isInWords = false }: Dirhams,
  currencies: readonly string[],
  { dollarRate, euroRates }: ExchangeRates,
  today: string,
): Converted | undefined {
  const holding = (euroRates ?? []).filter((rate) => holds(rate, today));
  const dollars = holding.find(({ unit }) => cleanText(unit) === DOLLAR);
  if (!dollars || !dollarRate || !holds(dollarRate, today)) return undefined;
  const euros = amount / rateOf(dollarRate) / rateOf(dollars);
  const rates = [...holding, { ...dollars, unit: EURO, value: "1" }];
  const found = currencies.flatMap(
    (currency) => rates.find(({ unit }) => cleanText(unit) === currency) ?? [],
  );
  if (found.length === 0) return undefined;
  const days = [dollars, ...found].flatMap(({ checkedOn }) => checkedOn ?? []);
  return {
    amounts: found.map((rate) => written(euros * rateOf(rate), cleanText(rate.unit), isInWords)),
    sourceTitle: dollars.sourceTitle,
    day: days.sort()[0] ?? null,
  };
}

const rateOf = ({ value }: Figure): number => figureNumber(value) ?? Number.NaN;

/** What nobody has confirmed, or is to be checked again, says nothing of today. */
function holds(rate: Figure, today: string): boolean {
  return rateOf(rate) > 0 && rate.status === "confirmed" && overdueSince(rate, today) === undefined;
}

function written(amount: number, currency: string, isInWords: boolean): string {
  const number = new Intl.NumberFormat("en-GB", {
    maximumSignificantDigits: DIGITS,
    notation: isInWords ? "compact" : "standard",
    compactDisplay: "long",
  });
  return formatFigure({ value: number.format(amount), unit: currency });
}
