import { addDays, addMonths } from "#schemas/shared/figures/review-day.ts";

/** A first financial year has six to eighteen months (Federal Decree-Law 32/2021). */
const LEAST_MONTHS = 6;

/**
 * The last day of the first financial year of a company: the first end of the month that is at
 * least six months after the day on which the company was founded.
 * @param founded ISO date
 * @param month in which the financial year ends, from 1 to 12
 */
export function firstPeriodEnd(founded: string, month: number): string {
  return yearEndFrom(addDays(addMonths(founded, LEAST_MONTHS), -1), month);
}

/** The first end of a month of this number, from 1 to 12, that is not before an ISO date. */
export function yearEndFrom(day: string, month: number): string {
  const year = Number(day.slice(0, 4));
  const end = monthEnd(year, month);
  return end >= day ? end : monthEnd(year + 1, month);
}

/** The last day of a month, as an ISO date. */
function monthEnd(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The last day of the month that is this many months after the month of a day. */
export function endOfMonthAfter(day: string, months: number): string {
  return monthEnd(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + months);
}
