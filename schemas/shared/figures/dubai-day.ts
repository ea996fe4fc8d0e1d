/**
 * Laws of the UAE take effect at the beginning of a day in Dubai, which is four hours ahead of UTC
 * and has no summer time.
 */
const HOURS_AHEAD = 4;

/** The current day in Dubai, as an ISO date (YYYY-MM-DD). */
export function dubaiDay(moment: Date = new Date()): string {
  return new Date(moment.getTime() + HOURS_AHEAD * 3_600_000).toISOString().slice(0, 10);
}

/** The moment at which a day begins in Dubai. @param day ISO date */
export function startOfDubaiDay(day: string): Date {
  return new Date(`${day}T00:00:00+04:00`);
}
