/** When the office answers, in hours since midnight on the clock of its own time zone. */
export type OfficeHours = { opens: number; closes: number; timeZone: string };

/** When the office opens and closes, in hours since midnight on some clock. */
export type Span = readonly [from: number, to: number];

const MS_PER_HOUR = 3_600_000;
const HOURS_IN_DAY = 24;

/** The office hours on the clock of another time zone, as "07:00–16:00"; see `spanIn`. */
export function hoursIn(timeZone: string, office: OfficeHours, day: Date): string {
  return spanText(spanIn(timeZone, office, day));
}

/** "07:00–16:00" */
export function spanText(span: Span): string {
  return span.map((hours) => new Date(hours * MS_PER_HOUR).toISOString().slice(11, 16)).join("–");
}

/** The office hours on the clock of another time zone in the middle of January and of July. */
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
 * The office hours on the clock of another time zone. The days between which clocks are put forward
 * and back differ by zone, so the day counts.
 * @param day any moment of the day
 * @throws RangeError for a time zone that nobody knows
 */
function spanIn(timeZone: string, { opens, closes, ...office }: OfficeHours, day: Date): Span {
  const ahead = (clockOf(timeZone, day) - clockOf(office.timeZone, day)) / MS_PER_HOUR;
  const onClock = (hours: number) => (hours + ahead + HOURS_IN_DAY) % HOURS_IN_DAY;
  return [onClock(opens), onClock(closes)];
}

/** What a clock in the time zone shows at a moment, as if it were UTC; in milliseconds. */
function clockOf(timeZone: string, moment: Date): number {
  // Swedish dates are those of ISO 8601: "2026-01-15 14:00".
  const format = new Intl.DateTimeFormat("sv", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return Date.parse(`${format.format(moment).replace(" ", "T")}Z`);
}
