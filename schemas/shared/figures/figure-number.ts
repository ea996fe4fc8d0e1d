import { cleanText } from "../head/clean-text.ts";
import { realDay } from "./real-day.ts";

const NUMBER = /^(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?: (million|billion))?$/;
const SCALES = new Map([
  ["million", 1_000_000],
  ["billion", 1_000_000_000],
]);

/**
 * The one number that a figure's value stands for, to reckon with: 375,000, 3.6725, 750 million.
 * Undefined for a range, a count such as 50+, and words.
 */
export function figureNumber(value: string): number | undefined {
  const found = NUMBER.exec(cleanText(value));
  if (found === null) return undefined;
  const [, whole = "", fraction = "", scale = ""] = found;
  return Number(whole.replaceAll(",", "") + fraction) * (SCALES.get(scale) ?? 1);
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

/** What a tool reckons with of a figure's value; undefined where it reads as none. */
export const readFigure = (value: string, as: "number" | "day" | undefined) =>
  as === "day" ? figureDay(value) : figureNumber(value);
