/** When the office answers, in hours since midnight on the clock of its own time zone. */
export type OfficeHours = { opens: number; closes: number; timeZone: string };

const MS_PER_HOUR = 3_600_000;

/**
 * The office hours on the clock of another time zone, as "07:00–16:00". The days between which
 * clocks are put forward and back differ by zone, so the day counts.
 * @param day any moment of the day
 * @throws RangeError for a time zone that nobody knows
 */
export function hoursIn(timeZone: string, office: OfficeHours, day: Date): string {
  const ahead = clockOf(timeZone, day) - clockOf(office.timeZone, day);
  return [office.opens, office.closes]
    .map((hour) => new Date(hour * MS_PER_HOUR + ahead).toISOString().slice(11, 16))
    .join("–");
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
