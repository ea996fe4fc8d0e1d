import { dubaiDay } from "./dubai-day.ts";
import { dayLocales, monthNames } from "./month-names.ts";
import { realDay } from "./real-day.ts";

/** Spreadsheets and databases write a day with the time at which it begins. */
const MIDNIGHT =
  /(?:t|,? (?:klo )?)(?:00?(?<sign>[.:])00(?:\k<sign>00(?:\.0+)?)?z?|12:00(?::00)? ?a\.?m\.?)$/;

/** Days in numbers alone. */
const PATTERNS = [
  /^(?<year>\d{4})([-./ ])(?<month>\d{1,2})\2(?<day>\d{1,2})\.?$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\.(?: ?(?<year>\d{4}|\d{2})\.?)?$/,
  /^(?<day>\d{1,2})([-/ ])(?<month>\d{1,2})\2(?<year>\d{4})$/,
  // So people of the Nordics write a day and its month, in this order.
  /^(?:d\. ?)?(?<day>\d{1,2})\/(?<month>\d{1,2})(?: ?- ?| )['’]?(?<year>\d{4}|\d{2})$/,
  // Of three numbers of two digits, Swedes write the year first, and others last.
  /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{2})$/,
];
/** Some write the day first and some the month. */
const EITHER_FIRST = /^\d{1,2}([-/ ])\d{1,2}\1/;

/** A day with the name of its month has these signs, and nothing else than words and numbers. */
const BETWEEN = /^[\s.,:'’/-]*$/;

/** Words and endings beside a day: “the 1st of March”, “den 1:a”, “2026. gada”, “1 d.”, “2026 r.” */
const BESIDE = new Set(
  "the of st nd rd th er on den d a e gada gads g m metų r roku dnia year".split(" "),
);

const ROMAN = "i ii iii iv v vi vii viii ix x xi xii".split(" ");

type WrittenDay = { day: string; month: string; year?: string | undefined };

/**
 * A written day as an ISO date, as people type it and as spreadsheets write it: 27 Nov 2026,
 * 27.11.2026, 2026-11-27, 27/11/26, 1. marraskuuta 2026. 27 Nov is the one that is nearest to today.
 * Undefined for any other text, and for ambiguous days such as 11/12/2026.
 * @param today ISO date
 */
export function readDay(text: string, today = dubaiDay()): string | undefined {
  const plain = text.normalize().trim().toLowerCase().replaceAll(/\s+/g, " ");
  const written = plain.replace(MIDNIGHT, "");
  const parts = dayInNumbers(withoutWeekday(written)) ?? dayWithName(written);
  if (parts === undefined) return undefined;
  const { day, month, year } = parts;
  const dayIn = (ofYear: string | number) =>
    realDay(`${ofYear}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  if (year !== undefined) return dayIn(year.padStart(4, "20"));
  const thisYear = Number(today.slice(0, 4));
  const distance = (one: string) => Math.abs(Date.parse(one) - Date.parse(today));
  return [thisYear - 1, thisYear, thisYear + 1]
    .flatMap((each) => dayIn(each) ?? [])
    .sort((one, other) => distance(one) - distance(other))[0];
}

function dayInNumbers(written: string): WrittenDay | undefined {
  const { day, month, year } =
    PATTERNS.map((pattern) => pattern.exec(written)?.groups).find(Boolean) ?? {};
  if (day === undefined || month === undefined) return undefined;
  if (!EITHER_FIRST.test(written)) return { day, month, year };
  if (Number(month) > 12) return { day: month, month: day, year };
  return Number(day) > 12 || day === month ? { day, month, year } : undefined;
}

/** A day with its month as a word. “Nov 26” is none, because it is a month with its year for others. */
function dayWithName(written: string): WrittenDay | undefined {
  const words = [...written.matchAll(/\p{L}+|\d+/gu)].map(([word]) => word);
  const isPlain = written.split(/\p{L}+|\d+/u).every((between) => BETWEEN.test(between));
  const { months } = dayWords();
  const named = words.filter((word) => months.has(word));
  const month = months.get(named[0] ?? "");
  const isKnown = (word: string) =>
    /^\d/.test(word) || months.has(word) || BESIDE.has(word) || isWeekday(word);
  if (!isPlain || named.length !== 1 || month === undefined || !words.every(isKnown))
    return undefined;
  const numbers = words.filter((word) => /^\d/.test(word));
  const years = numbers.filter((number) => number.length === 4);
  const days = numbers.filter((number) => number.length <= 2);
  const [day = "", last] = days;
  const isDayFirst = words.indexOf(day) < words.findIndex((word) => months.has(word));
  const isWhole = years.length + days.length === numbers.length && years.length <= 1;
  if (!isWhole || day === "") return undefined;
  if (years.length === 1) return days.length === 1 ? { day, month, year: years[0] } : undefined;
  // A year of two digits stands behind its month.
  if (days.length > 2 || !isDayFirst) return undefined;
  if (last !== undefined && /\p{L}/u.test(words.at(-1) ?? "")) return undefined;
  return { day, month, year: last };
}

const withoutWeekday = (written: string): string =>
  written.replace(/^(\p{L}+)\.?,? /u, (all, word: string) => (isWeekday(word) ? "" : all));

/** Whether a word is a day of the week, or its beginning, such as “Thurs”. */
const isWeekday = (word: string): boolean =>
  word.length > 1 && dayWords().weekdays.some((name) => name.startsWith(word));

type DayWords = { months: ReadonlyMap<string, string>; weekdays: readonly string[] };

let words: DayWords | undefined;

/** The names of the months with their numbers, and those of the days of the week. */
function dayWords(): DayWords {
  words ??= {
    months: new Map(
      monthNames().flatMap((names, index) =>
        [...names, ROMAN[index] ?? ""].map((name) => [name, `${index + 1}`] as const),
      ),
    ),
    weekdays: dayLocales.flatMap(weekdaysIn),
  };
  return words;
}

/** How a language writes the day of the week: in full, in short, and beside a day. */
const WEEKDAYS = [
  { weekday: "long" },
  { weekday: "short" },
  { weekday: "long", day: "numeric", month: "long", year: "numeric" },
] as const;

/** The names of the days of the week in a language. 4 January 2027 is a Monday. */
const weekdaysIn = (locale: string): string[] =>
  WEEKDAYS.flatMap((form) => {
    const format = new Intl.DateTimeFormat(locale, { ...form, timeZone: "UTC" });
    return Array.from({ length: 7 }, (_, day) => format.formatToParts(Date.UTC(2027, 0, 4 + day)))
      .flat()
      .filter(({ type }) => type === "weekday")
      .map(({ value }) => value.replace(/\.$/, "").toLowerCase());
  });
