import { dubaiDay } from "./dubai-day.ts";
import {
  addDays,
  addMonths,
  MILLISECONDS_A_DAY,
  REVIEW_MONTHS,
  type ReviewedFigure,
} from "./review-day.ts";

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
