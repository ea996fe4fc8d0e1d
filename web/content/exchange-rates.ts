import { figureNumber } from "#schemas/shared/figures/figure-number.ts";
import { formatFigure } from "#schemas/shared/figures/figure-text.ts";
import { overdueSince } from "#schemas/shared/figures/on-day.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import type { Language } from "#schemas/shared/languages.ts";
import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";

/** The figures with which amounts in dirhams are converted. */
export type ExchangeRates = {
  /** Dirhams for one US dollar. */
  dollarRate: Figure | null;
  /**
   * The rate of each currency to one euro, with the currency as the figure's unit. US dollars are
   * among them.
   */
  euroRates: Figure[] | null;
};

/** An amount in other currencies. */
type Converted = {
  /** The formatted amounts, such as "SEK 941,000". */
  amounts: string[];
  /** Who published the rates. */
  sourceTitle: string | null;
  /** ISO date of the oldest rate. */
  day: string | null;
};

/** An amount in dirhams. Large amounts are written with a word, such as "million". */
type Dirhams = { amount: number; isInWords?: boolean };

const DOLLAR = "USD";
const EURO = "EUR";

/** More digits would claim more than a rate of another day can say. */
const DIGITS = 3;

/** The amount of a figure in dirhams; undefined for a figure in another unit. */
export function dirhamsOf({ value, unit }: Pick<Figure, "value" | "unit">): Dirhams | undefined {
  const amount = figureNumber(value);
  if (cleanText(unit) !== "AED" || amount === undefined) return undefined;
  return /[a-z]/.test(cleanText(value)) ? { amount, isInWords: true } : { amount };
}

/** Codes of the currencies that have a rate: the euro and all others but the dollar. */
export function homeCurrencies({ euroRates }: ExchangeRates): string[] {
  const others = (euroRates ?? []).map(({ unit }) => cleanText(unit));
  return [EURO, ...others.filter((unit) => unit !== "" && unit !== DOLLAR).sort()];
}

/**
 * Converts an amount in dirhams into every given currency that has a current rate, and rounds it.
 * @param currencies currency codes
 * @param today ISO date, in Dubai
 * @returns undefined when no currency has a current rate
 */
export function convert(
  { amount, isInWords = false }: Dirhams,
  currencies: readonly string[],
  { dollarRate, euroRates }: ExchangeRates,
  today: string,
  language: Language,
): Converted | undefined {
  const currentRates = (euroRates ?? []).filter((rate) => isCurrentRate(rate, today));
  const dollars = currentRates.find(({ unit }) => cleanText(unit) === DOLLAR);
  if (!dollars || !dollarRate || !isCurrentRate(dollarRate, today)) return undefined;
  const euros = amount / rateOf(dollarRate) / rateOf(dollars);
  const rates = [...currentRates, { ...dollars, unit: EURO, value: "1" }];
  const found = currencies.flatMap(
    (currency) => rates.find(({ unit }) => cleanText(unit) === currency) ?? [],
  );
  if (found.length === 0) return undefined;
  const days = [dollars, ...found].flatMap(({ checkedOn }) => checkedOn ?? []);
  return {
    amounts: found.map((rate) =>
      formatAmount(euros * rateOf(rate), cleanText(rate.unit), isInWords, language),
    ),
    sourceTitle: dollars.sourceTitle,
    day: days.sort()[0] ?? null,
  };
}

const rateOf = ({ value }: Figure): number => figureNumber(value) ?? Number.NaN;

/** A rate that nobody has confirmed, or that is due for a check, is not used. */
function isCurrentRate(rate: Figure, today: string): boolean {
  return rateOf(rate) > 0 && rate.status === "confirmed" && overdueSince(rate, today) === undefined;
}

function formatAmount(
  amount: number,
  currency: string,
  isInWords: boolean,
  language: Language,
): string {
  const number = new Intl.NumberFormat("en-GB", {
    maximumSignificantDigits: DIGITS,
    notation: isInWords ? "compact" : "standard",
    compactDisplay: "long",
  });
  return formatFigure({ value: number.format(amount), unit: currency }, language);
}
