import { dubaiDay } from "./dubai-day.ts";

/** Months after "Checked on" when a figure is to be looked up again, unless it names a day. */
export const REVIEW_MONTHS = 12;

/** The day of a moment in Greenwich, as an ISO date (YYYY-MM-DD). What day it is, is up to `dubaiDay`. */
function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

type ReviewedFigure = {
  checkedOn?: string | null | undefined;
  reviewBy?: string | null | undefined;
};

/** The day to look a figure up again: the one it names, or `REVIEW_MONTHS` after the last time. */
export function reviewDay({ checkedOn, reviewBy }: ReviewedFigure): string | undefined {
  if (reviewBy) return reviewBy;
  return checkedOn ? addMonths(checkedOn, REVIEW_MONTHS) : undefined;
}

const MILLISECONDS_A_DAY = 86_400_000;

/** @param day ISO date */
export function addDays(day: string, days: number): string {
  return isoDay(new Date(Date.parse(day) + days * MILLISECONDS_A_DAY));
}

/** The same day of another month, or the last one of a month that is shorter. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day);
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0));
  target.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()));
  return isoDay(target);
}

/** GROQ filter of the figures past their review day, with the parameters below. */
export const pastReviewDay = /* groq */ `_type == "figure" && !defined(sameAs)
  && (reviewBy < $today || !defined(reviewBy) && checkedOn < $checkedBefore)`;

export function pastReviewDayParams(today: string = dubaiDay()) {
  return { today, checkedBefore: addMonths(today, -REVIEW_MONTHS) };
}

/**
 * The day to look a figure up again once it was confirmed today: as many days ahead as the figure
 * itself had asked for. Undefined leaves it to the default.
 */
export function nextReviewDay(
  { checkedOn, reviewBy }: ReviewedFigure,
  today: string,
): string | undefined {
  if (!checkedOn || !reviewBy || reviewBy <= checkedOn) return undefined;
  return addDays(today, daysBetween(checkedOn, reviewBy));
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MILLISECONDS_A_DAY);
}
