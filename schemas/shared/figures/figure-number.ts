import { cleanText } from "../head/clean-text.ts";
import { realDay } from "./real-day.ts";
import { typedNumbers } from "./typed-number.ts";

const NUMBER = /^(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?: (million|billion))?$/;
const SCALES = new Map([
  ["million", 1_000_000],
  ["billion", 1_000_000_000],
]);

/**
 * The number of a figure's value for computing: 375,000, 3.6725, 750 million. Undefined for a
 * range, a count such as 50+, and words.
 */
export function figureNumber(value: string): number | undefined {
  const found = NUMBER.exec(cleanText(value));
  if (found === null) return undefined;
  const [, whole = "", fraction = "", scale = ""] = found;
  return Number(whole.replaceAll(",", "") + fraction) * (SCALES.get(scale) ?? 1);
}

/** A whole number in the form in which values are stored: 375,000. */
export const storedNumber = (number: number): string => number.toLocaleString("en-GB");

/** Numbers together with other parts of a value: “50 million”, “2B+”, “15–50”. */
const WITH_SCALE = /^(.+?)( (?:million|billion)|[kMB]?\+)$/;
const RANGE = /^(.+?)\s*[–-]\s*(.+)$/;

type Unit = string | null | undefined;

/** Whether a unit is a currency: AED, EUR. */
export const isCurrencyCode = (unit: string) => /^[A-Z]{3}$/.test(unit);

/**
 * A typed value in the form in which values are stored: commas between thousands and a decimal
 * point. 375 000, 375.000,00 and 375000 become 375,000; 0,5 becomes 0.5; 15 - 50 becomes 15–50.
 * @returns one text; two if the value can be read in two ways, such as 375.000; none for words
 *   and days
 */
export function readingsOf(typed: string, unit?: Unit): string[] {
  const text = typed.trim().replaceAll(/\s+/g, " ");
  const own = numberReadings(text, unit);
  if (own.length > 0) return own;
  const scaled = WITH_SCALE.exec(text);
  if (scaled !== null) {
    const [, number = "", scale = ""] = scaled;
    return readingsOf(number, unit).map((reading) => reading + scale);
  }
  const [from, to] = (RANGE.exec(text)?.slice(1) ?? []).map((end) => numberReadings(end, unit));
  if (!from?.length || !to?.length) return [];
  const ways = Math.max(from.length, to.length);
  return Array.from({ length: ways }, (_, way) => `${from[way] ?? from[0]}–${to[way] ?? to[0]}`);
}

const numberReadings = (text: string, unit: Unit) =>
  typedNumbers(text).map(({ whole, fraction }) => written(whole, fraction, unit));

/** A number with this many digits and without a unit may be a year. */
const YEAR = 4;

function written(whole: string, fraction: string, unit: Unit): string {
  const digits = whole.replaceAll(/\D/g, "").replace(/^0+(?=\d)/, "");
  const isYear = !unit && digits.length === YEAR && digits === whole;
  const thousands = isYear ? digits : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  return fraction === "" ? thousands : `${thousands}.${moneyFraction(fraction, unit)}`;
}

/** Three decimal digits of an amount may be thousands; two or four cannot. */
function moneyFraction(fraction: string, unit: Unit): string {
  if (!unit || !isCurrencyCode(unit) || fraction.length !== 3) return fraction;
  return fraction.endsWith("0") ? fraction.slice(0, -1) : `${fraction}0`;
}

const DAY = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/;
const MONTHS =
  "January February March April May June July August September October November December";

/** The day that a figure's value names, such as “31 December 2026”, as an ISO date. */
export function figureDay(value: string): string | undefined {
  const found = DAY.exec(cleanText(value));
  if (found === null) return undefined;
  const [, day = "", month = "", year = ""] = found;
  const number = MONTHS.split(" ").indexOf(month) + 1;
  return realDay(`${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`);
}

/** The value of a figure that a tool computes with; undefined if it cannot be read. */
export const readFigure = (value: string, as: "number" | "day" | undefined) =>
  as === "day" ? figureDay(value) : figureNumber(value);
