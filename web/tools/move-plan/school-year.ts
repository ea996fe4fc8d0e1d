import { addDays } from "#schemas/shared/figures/review-day.ts";

const MONDAY = 1;
const WEEK = 7;
const JUNE = 5;
const AUGUST = 7;
const DECEMBER = 11;
const WINTER_BREAK_WEEKS = 3;

/** The first Monday from a day on. @param day ISO date */
export function mondayFrom(day: string): string {
  return addDays(day, (WEEK + MONDAY - new Date(day).getUTCDay()) % WEEK);
}

/**
 * The first week with school from a Monday on. The Ministry of Education's calendar for 2026 to 2029
 * closes schools from July to the last Monday of August, and for three weeks from the second Monday
 * of December. Breaks of one week are left out, because schools may move them.
 * @param monday ISO date
 */
export function schoolWeekFrom(monday: string): string {
  const date = new Date(monday);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  const summerEnds = addDays(mondayFrom(`${year}-09-01`), -WEEK);
  if (JUNE < month && month <= AUGUST && monday < summerEnds) return summerEnds;
  // In the first days of January, the winter break is that of the year before.
  const winter = addDays(mondayFrom(`${month === DECEMBER ? year : year - 1}-12-01`), WEEK);
  const winterEnds = addDays(winter, WINTER_BREAK_WEEKS * WEEK);
  return winter <= monday && monday < winterEnds ? winterEnds : monday;
}
