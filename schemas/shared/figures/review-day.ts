import { dubaiDay } from "./dubai-day.ts";

/** Months from "Checked on" to the next check, unless the figure names a day. */
export const REVIEW_MONTHS = 12;

/** The UTC day of a moment, as an ISO date (YYYY-MM-DD). Use `dubaiDay` for the current day. */
function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

type ReviewedFigure = {
  checkedOn?: string | null | undefined;
  reviewBy?: string | null | undefined;
};

/** The review day of a figure: the day that it names, or `REVIEW_MONTHS` after the last check. */
export function reviewDay({ checkedOn, reviewBy }: ReviewedFigure): string | undefined {
  if (reviewBy) return reviewBy;
  return checkedOn ? addMonths(checkedOn, REVIEW_MONTHS) : undefined;
}

const MILLISECONDS_A_DAY = 86_400_000;

/** @param day ISO date */
export function addDays(day: string, days: number): string {
  return isoDay(new Date(Date.parse(day) + days * MILLISECONDS_A_DAY));
}

/** The same day of another month, or the last day of a shorter month. */
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
 * The review day of a figure that is confirmed today: as many days ahead as before. Undefined means
 * the default.
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
