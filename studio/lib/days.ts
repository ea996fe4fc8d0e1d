import { realDay } from "../../schemas/shared/figures/real-day.ts";

/** A day in words: “27 Nov 2026”. @param day ISO date */
export function readableDay(day: string | null | undefined): string {
  return day && !Number.isNaN(Date.parse(day))
    ? new Date(day).toLocaleDateString("en-GB", { dateStyle: "medium", timeZone: "UTC" })
    : "no day yet";
}

const NUMBERS = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/;
const WORDS = /^(\d{1,2})\.? ([a-z]{3})[a-z]*\.? (\d{4})$/;
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/**
 * A typed day as an ISO date: 27 Nov 2026, 27.11.2026 or 2026-11-27. Undefined for any other text,
 * and for ambiguous days such as 11/12/2026.
 */
export function readDay(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const [, day = "", month = "", year = ""] = NUMBERS.exec(text) ?? WORDS.exec(text) ?? [];
  if (year === "") return realDay(text);
  const number = MONTHS.includes(month) ? MONTHS.indexOf(month) + 1 : month;
  return realDay(`${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`);
}
