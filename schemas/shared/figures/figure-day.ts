import { cleanText } from "../head/clean-text.ts";
import { figureNumber } from "./figure-number.ts";
import { realDay } from "./real-day.ts";

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
