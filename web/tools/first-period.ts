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
  const earliest = addDays(addMonths(founded, LEAST_MONTHS), -1);
  const end = monthEnd(Number(earliest.slice(0, 4)), month);
  return end >= earliest ? end : monthEnd(Number(earliest.slice(0, 4)) + 1, month);
}

/** The last day of a month, as an ISO date. */
function monthEnd(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The last day of the month that is this many months after the month of a day. */
export function endOfMonthAfter(day: string, months: number): string {
  return monthEnd(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + months);
}
