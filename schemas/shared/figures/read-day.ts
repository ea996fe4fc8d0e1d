import { dubaiDay } from "./dubai-day.ts";
import { realDay } from "./real-day.ts";

/** Names of months in English, Swedish, Norwegian and Danish. */
const MONTHS = [
  /^jan(?:uar[iy]?)?$/,
  /^feb(?:ruar[iy]?)?$/,
  /^mar(?:ch|s|ts)?$/,
  /^apr(?:il)?$/,
  /^ma[yij]$/,
  /^june?i?$/,
  /^jul[iy]?$/,
  /^aug(?:ust[i]?)?$/,
  /^sept?(?:ember)?$/,
  /^o[ck]t(?:ober)?$/,
  /^nov(?:ember)?$/,
  /^de[cs](?:ember)?$/,
];

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /;
/** Spreadsheets write a day with the time at which it begins. */
const MIDNIGHT = /(?:t| )00:00(?::00(?:\.0+)?)?z?$/;

/** “Nov 26” is none of them, because it is a month with its year for others. */
const PATTERNS = [
  /^(?<year>\d{4})([-./])(?<month>\d{1,2})\2(?<day>\d{1,2})\.?$/,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\.(?: ?(?<year>\d{4}|\d{2})\.?)?$/,
  /^(?<day>\d{1,2})([-/])(?<month>\d{1,2})\2(?<year>\d{4}|\d{2})$/,
  /^(?:the )?(?<day>\d{1,2})(?:\.|st|nd|rd|th)?[ -](?:of )?(?<month>[a-z]+)\.?,?(?:[ -](?<year>\d{4}|\d{2}))?$/,
  /^(?<month>[a-z]+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/,
];
/** Some write the day first and some the month. */
const EITHER_FIRST = /^\d{1,2}[-/]\d{1,2}[-/]/;

/**
 * A written day as an ISO date, as people type it and as spreadsheets write it: 27 Nov 2026,
 * 27.11.2026, 2026-11-27, 27/11/26. 27 Nov is the one that is nearest to today. Undefined for any
 * other text, and for ambiguous days such as 11/12/2026.
 * @param today ISO date
 */
export function readDay(text: string, today = dubaiDay()): string | undefined {
  const plain = text.trim().toLowerCase().replaceAll(/\s+/g, " ");
  const written = plain.replace(MIDNIGHT, "").replace(WEEKDAY, "");
  const parts = PATTERNS.map((pattern) => pattern.exec(written)?.groups).find(Boolean);
  const { year } = parts ?? {};
  let { day = "", month = "" } = parts ?? {};
  if (/^\D/.test(month)) month = String(MONTHS.findIndex((name) => name.test(month)) + 1);
  if (EITHER_FIRST.test(written)) {
    if (Number(month) > 12) [day, month] = [month, day];
    else if (Number(day) <= 12 && day !== month) return undefined;
  }
  const dayIn = (ofYear: string | number) =>
    realDay(`${ofYear}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  if (year !== undefined) return dayIn(year.padStart(4, "20"));
  const thisYear = Number(today.slice(0, 4));
  const distance = (one: string) => Math.abs(Date.parse(one) - Date.parse(today));
  return [thisYear - 1, thisYear, thisYear + 1]
    .flatMap((each) => dayIn(each) ?? [])
    .sort((one, other) => distance(one) - distance(other))[0];
}
