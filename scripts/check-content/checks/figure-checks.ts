import { warnWhenReviewIsDue } from "../../../schemas/rules/figure.ts";
import { twinsWarning } from "../../../schemas/rules/same-figure.ts";
import { reviewDay } from "../../../schemas/shared/figures/review-day.ts";
import { figuresAmong, type StoredFigure } from "../../../schemas/shared/figures/stored-figure.ts";
import { twinsOf } from "../../../schemas/shared/figures/twins.ts";
import { type ContentDocument, describe } from "./content.ts";
import type { Finding } from "./finding.ts";

/**
 * Figures that somebody has to look at. One that is the same as another is left to that one.
 * @param today ISO date (YYYY-MM-DD)
 */
export function figureFindings(documents: readonly ContentDocument[], today: string): Finding[] {
  const figures = figuresAmong(documents);
  const originals = figures.filter(({ sameAs }) => !sameAs);
  return [
    ...originals.flatMap((figure) => reviewFindings(figure, today)),
    ...originals.flatMap((figure, index) => twinFindings(figure, originals.slice(index + 1))),
  ];
}

function reviewFindings(figure: StoredFigure, today: string): Finding[] {
  const day = reviewDay(figure);
  if (warnWhenReviewIsDue(day, today) === true) return [];
  return [
    {
      kind: "review-due",
      document: describe(figure, "reviewBy"),
      problem: `“${figure.label ?? ""}” was to be looked up again by ${day}.`,
      fix: "Look the figure up at its source, then set “Checked on” and a new day.",
    },
  ];
}

/** @param later figures that have not been compared with this one; each pair is found once */
function twinFindings(figure: StoredFigure, later: readonly StoredFigure[]): Finding[] {
  const twins = twinsOf(figure, later);
  if (twins.length === 0) return [];
  return [
    {
      kind: "one-fact-twice",
      document: describe(figure, "value"),
      problem: `“${figure.label ?? ""}” may be stated twice. ${twinsWarning(twins)}`,
      fix: "Open the figures, and relate them or set them apart.",
    },
  ];
}
