import { formatsOf } from "../formats.ts";
import { cleanText } from "../head/clean-text.ts";
import { english, type Language } from "../languages.ts";
import { longDay } from "../long-day.ts";
import { figureDay, figureNumber, isCurrencyCode } from "./figure-number.ts";

/*
 * Values are stored in English. A translated page shows their numbers, days and units as its
 * language writes them. Values and units in other words are content, and have translations.
 */

const NO_BREAK_SPACE = "\u00a0";

/** A day; or a number, which a scale may follow: “50 million”, “2B+”. */
const DAY_OR_NUMBER =
  /(?<day>\d{1,2} [A-Z][a-z]+ \d{4})|(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?: (?<scale>thousand|million|billion|trillion)|(?<letter>[kMB])\+)?/g;

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  M: 1e6,
  B: 1e9,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};

const numberFormats = formatsOf(({ locale }, digits) => {
  const fraction = Number(digits);
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  });
});
const scaleFormats = formatsOf(
  ({ locale }, length) =>
    new Intl.NumberFormat(locale, {
      notation: "compact",
      compactDisplay: length === "long" ? "long" : "short",
      maximumFractionDigits: 2,
    }),
);
const percentFormats = formatsOf(
  ({ locale }) => new Intl.NumberFormat(locale, { style: "percent" }),
);
const currencyFormats = formatsOf(
  ({ locale }, currency) =>
    new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "code" }),
);
const unitFormats = formatsOf(
  ({ locale }, unit) => new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }),
);
const plurals = formatsOf(({ locale }) => new Intl.PluralRules(locale));

/** The numbers and days of a value, as a language writes them. Its digits stay the same. */
export function valueIn(value: string, language: Language): string {
  return value.replaceAll(DAY_OR_NUMBER, (text, ...match) => {
    const { day, number = "", scale, letter }: Partial<Record<string, string>> = match.at(-1);
    if (day !== undefined) return dayIn(day, language);
    const written = numberIn(number, language);
    if (scale !== undefined) return withScale(written, number, scale, "long", language);
    if (letter !== undefined) return withScale(`${written}+`, number, letter, "short", language);
    return text === number ? written : text;
  });
}

function dayIn(text: string, language: Language): string {
  const day = figureDay(text);
  return day === undefined ? text : longDay(day, language);
}

/** Digits without a separator, such as a year, are the same in every language. */
function numberIn(text: string, language: Language): string {
  if (/^\d+$/.test(text)) return text;
  const [, fraction = ""] = text.split(".");
  return numberFormats(language, `${fraction.length}`).format(Number(text.replaceAll(",", "")));
}

/** The largest number before a scale. With 1,000 millions a formatter would turn to billions. */
const MOST_OF_SCALE = 999;

function withScale(
  written: string,
  number: string,
  scale: string,
  length: "long" | "short",
  language: Language,
): string {
  const times = Math.min(Math.max(1, Number(number.replaceAll(",", ""))), MOST_OF_SCALE);
  const parts = scaleFormats(language, length).formatToParts(times * (SCALES[scale] ?? 1));
  return withNumber(parts, written);
}

/** The units that `Intl` knows, by their English names. */
const intlUnits = new Map(
  ["minute", "hour", "day", "week", "month", "year"].flatMap((unit) => [
    [unit, unit],
    [`${unit}s`, unit],
  ]),
);

/** Whether `Intl` writes a unit in every language, in the form for its number. */
export const isIntlUnit = (unit: string): boolean => intlUnits.has(unit);

/**
 * The unit of an English figure. Units of time agree with their number: "1 year", "2 years", also
 * while an editor changes the one and not yet the other.
 */
export function englishUnit(value: string, unit: string): string {
  const written = cleanText(unit);
  const known = intlUnits.get(written);
  const number = figureNumber(value);
  if (known === undefined || number === undefined) return unit;
  const agreeing = plurals(english).select(number) === "one" ? known : `${known}s`;
  // An equal unit keeps the marks of a draft, by which a click opens its field.
  return agreeing === written ? unit : agreeing;
}

/**
 * A formatted value with its unit: "9 %", "375 000 AED", "10 år". No-break spaces stand between
 * them.
 * @param value as it is stored, for the plural of the unit
 */
export function withUnit(text: string, value: string, unit: string, language: Language): string {
  const parts = partsWithUnit(amountOf(value), cleanText(unit), language);
  if (parts === undefined) return `${text}${NO_BREAK_SPACE}${unit}`;
  const fixed = parts.map(({ type, value: part }) => ({
    type,
    value: type === "literal" ? part.replaceAll(" ", NO_BREAK_SPACE) : part,
  }));
  return withNumber(fixed, text);
}

type Part = Pick<Intl.NumberFormatPart, "type" | "value">;

function partsWithUnit(amount: number, unit: string, language: Language): Part[] | undefined {
  if (unit === "%") return percentFormats(language).formatToParts(amount / 100);
  if (isCurrencyCode(unit)) return currencyFormats(language, unit).formatToParts(amount);
  const known = intlUnits.get(unit);
  if (known === undefined) return undefined;
  if (known === "day" && "days" in language) {
    const word = language.days[plurals(language).select(amount) === "one" ? "one" : "other"];
    return [
      { type: "integer", value: `${amount}` },
      { type: "literal", value: " " },
      { type: "unit", value: word },
    ];
  }
  return unitFormats(language, known).formatToParts(amount);
}

/** A number for the plural of a value: its own, or the last one of a range or a count. */
export function amountOf(value: string): number {
  const {
    number = "",
    scale = "",
    letter = "",
  } = [...value.matchAll(DAY_OR_NUMBER)].at(-1)?.groups ?? {};
  const times = SCALES[scale] ?? SCALES[letter] ?? 1;
  return figureNumber(value) ?? Number(number.replaceAll(",", "")) * times;
}

const numeral = new Set(["integer", "group", "decimal", "fraction"]);

/** A formatted number with other text in place of its digits. */
function withNumber(parts: readonly Part[], text: string): string {
  const first = parts.findIndex(({ type }) => numeral.has(type));
  return parts
    .map(({ type, value }, index) => (index === first ? text : numeral.has(type) ? "" : value))
    .join("");
}
