/** A day of the calendar, without time or zone: how many days it is after 1 January 1970. */
export type Day = number;

const MS_PER_DAY = 86_400_000;

/** @param iso a day that the calendar has, as YYYY-MM-DD */
export function dayOf(iso: string): Day {
  return Date.parse(`${iso}T00:00:00Z`) / MS_PER_DAY;
}

/** @returns YYYY-MM-DD */
export function isoOf(day: Day): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, "2027-01-01".length);
}

/**
 * The last day of the twelve consecutive months that begin with a day: the one before the same day
 * of the next year. Those that begin on 29 February end on 28 February.
 */
export function endOfTwelveMonths(first: Day): Day {
  const date = new Date(first * MS_PER_DAY);
  return sameDay(date, 1) - 1;
}

/** The first day of the twelve months that end with a day. */
export function startOfTwelveMonths(last: Day): Day {
  return sameDay(new Date((last + 1) * MS_PER_DAY), -1);
}

/** Where that year has no 29 February, this is 1 March. */
const sameDay = (date: Date, years: number): Day =>
  Date.UTC(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate()) / MS_PER_DAY;
