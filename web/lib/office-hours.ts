import { ENGLISH, type Language } from "#schemas/shared/languages.ts";

/** Opening hours of the office, in hours since midnight in its own time zone. */
export type OfficeHours = { opens: number; closes: number; timeZone: string };

/** Opening and closing time, in hours since midnight. */
export type Span = readonly [from: number, to: number];

const MS_PER_HOUR = 3_600_000;
const HOURS_IN_DAY = 24;

/** The office hours in another time zone, as "7:00–16:00"; see `spanIn`. */
export function hoursIn(
  timeZone: string,
  office: OfficeHours,
  day: Date,
  language: Language,
): string {
  return spanText(spanIn(timeZone, office, day), language);
}

/**
 * A time of the clock: "7:00", in Swedish "7.00". `Intl` writes "07:00" in some of these languages,
 * and the hours in the site settings are written without the zero.
 * @param hours since midnight
 */
export function clockTime(hours: number, { id }: Language): string {
  const minutes = String(Math.round((hours % 1) * 60)).padStart(2, "0");
  return `${Math.floor(hours)}${id === ENGLISH ? ":" : "."}${minutes}`;
}

/** "7:00–16:00" */
export function spanText(span: Span, language: Language): string {
  return span.map((hours) => clockTime(hours, language)).join("–");
}

/** The office hours in another time zone in the middle of January and of July. */
export function spansOverYear(
  timeZone: string,
  office: OfficeHours,
): { winter: Span; summer: Span } {
  const year = new Date().getFullYear();
  const inMonth = (month: number) =>
    spanIn(timeZone, office, new Date(Date.UTC(year, month, 15, 12)));
  return { winter: inMonth(0), summer: inMonth(6) };
}

/**
 * The office hours in another time zone. The day matters, because zones change to summer time on
 * different days.
 * @param day any moment of the day
 * @throws RangeError for an unknown time zone
 */
function spanIn(timeZone: string, { opens, closes, ...office }: OfficeHours, day: Date): Span {
  const ahead = (clockOf(timeZone, day) - clockOf(office.timeZone, day)) / MS_PER_HOUR;
  const onClock = (hours: number) => (hours + ahead + HOURS_IN_DAY) % HOURS_IN_DAY;
  return [onClock(opens), onClock(closes)];
}

/** The wall clock time of a time zone at a moment, in milliseconds as if it were UTC. */
function clockOf(timeZone: string, moment: Date): number {
  // The Swedish format is ISO 8601: "2026-01-15 14:00".
  const format = new Intl.DateTimeFormat("sv", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return Date.parse(`${format.format(moment).replace(" ", "T")}Z`);
}
