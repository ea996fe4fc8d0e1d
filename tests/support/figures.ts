import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";

/** A figure as queries return it, with evidence that nothing is wrong with. */
export function fetchedFigure(changes: Partial<Figure> = {}): Figure {
  return {
    _id: "figure-rate",
    _type: "figure",
    _updatedAt: "2026-01-01T00:00:00Z",
    label: "Rate",
    value: "9",
    unit: "%",
    counted: null,
    qualifier: null,
    shortQualifier: null,
    keepsQualifier: false,
    sourceTitle: "Federal Decree-Law No. 47 of 2022",
    sourceUrl: "https://mof.gov.ae/",
    checkedOn: "2026-11-21",
    reviewBy: null,
    status: "confirmed",
    next: null,
    sameAs: null,
    ...changes,
  };
}
