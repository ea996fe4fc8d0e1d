import { addDays, reviewDay } from "../../schemas/shared/figures/review-day.ts";
import type { StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";

/** How many days before its review day a figure counts as due soon. */
const SOON_DAYS = 30;

export type DueFigures = {
  overdue: StoredFigure[];
  soon: StoredFigure[];
  toBeConfirmed: StoredFigure[];
};

/**
 * The figures that somebody has to look up, those that wait longest first. Each is listed once, and
 * one that is the same as another is left to that one.
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
