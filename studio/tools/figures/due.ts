import { addDays, reviewDay } from "../../../schemas/shared/figures/review-day.ts";
import type { StoredFigure } from "../../../schemas/shared/figures/stored-figure.ts";

/** A figure is due soon within this many days before its review day. */
const SOON_DAYS = 30;

export type DueFigures = {
  overdue: StoredFigure[];
  soon: StoredFigure[];
  toBeConfirmed: StoredFigure[];
};

/**
 * The figures that have to be checked, the longest overdue first and without duplicates. A figure
 * that takes its value from another one is left to that one.
 * @param today ISO date (YYYY-MM-DD)
 */
export function dueFigures(figures: readonly StoredFigure[], today: string): DueFigures {
  const waiting = figures
    .filter(({ sameAs }) => !sameAs)
    .toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1));
  const soonest = addDays(today, SOON_DAYS);
  return {
    overdue: waiting.filter((figure) => dayOf(figure) < today),
    soon: waiting.filter((figure) => dayOf(figure) >= today && dayOf(figure) <= soonest),
    toBeConfirmed: waiting.filter(
      (figure) => figure.status === "toBeConfirmed" && dayOf(figure) > soonest,
    ),
  };
}

function dayOf(figure: StoredFigure): string {
  return reviewDay(figure) ?? "";
}
