import { dubaiDay } from "../../schemas/shared/figures/dubai-day.ts";
import { realDay } from "../../schemas/shared/figures/real-day.ts";

/** A day in words: “27 Nov 2026”. @param day ISO date */
export function readableDay(day: string | null | undefined): string {
  return day && !Number.isNaN(Date.parse(day))
    ? new Date(day).toLocaleDateString("en-GB", { dateStyle: "medium", timeZone: "UTC" })
    : "no day yet";
}

const NUMBERS = /^(\d{1,2})\. ?(\d{1,2})\.(?: ?(\d{4}))?$/;
const WORDS = /^(\d{1,2})\.? ([a-z]{3})[a-z]*\.?(?: (\d{4}))?$/;
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/**
 * A typed day as an ISO date: 27 Nov 2026, 27.11.2026, 2026-11-27, or 27 Nov, which is the one that is
 * nearest to today. Undefined for any other text, and for ambiguous days such as 11/12/2026.
 * @param today ISO date
 */
export function readDay(typed: string, today = dubaiDay()): string | undefined {
  const text = typed.trim().toLowerCase();
  const [, day, month = "", year] = NUMBERS.exec(text) ?? WORDS.exec(text) ?? [];
  if (day === undefined) return realDay(text);
  const number = MONTHS.includes(month) ? MONTHS.indexOf(month) + 1 : month;
  const dayIn = (ofYear: string | number) =>
    realDay(`${ofYear}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`);
  if (year !== undefined) return dayIn(year);
  const thisYear = Number(today.slice(0, 4));
  const distance = (one: string) => Math.abs(Date.parse(one) - Date.parse(today));
  return [thisYear - 1, thisYear, thisYear + 1]
    .flatMap((each) => dayIn(each) ?? [])
    .sort((one, other) => distance(one) - distance(other))[0];
}
