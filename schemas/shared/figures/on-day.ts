import { reviewDay } from "./review-day.ts";

type Text = string | null | undefined;
type NextPart = "from" | "value" | "qualifier" | "sourceTitle" | "sourceUrl" | "checkedOn";

/** Of a figure, what depends on the day. */
export type DatedFigure = {
  value?: Text;
  qualifier?: Text;
  shortQualifier?: Text;
  /** Its condition is its own, while the value is that of the figure that it is the same as. */
  keepsQualifier?: boolean | null | undefined;
  sourceTitle?: Text;
  sourceUrl?: Text;
  checkedOn?: Text;
  reviewBy?: Text;
  next?: Partial<Record<NextPart, Text>> | null | undefined;
};

/** The first day of the next value; undefined where none is complete enough to be shown. */
export function nextDay({ next }: Pick<DatedFigure, "next">): string | undefined {
  return next?.value ? (next.from ?? undefined) : undefined;
}

/**
 * What is another in a figure on a day: nothing before the first day of its next value, from then on
 * the next value with its own source and day of checking.
 * @param day ISO date, in Dubai
 */
export function changesOnDay(figure: DatedFigure, day: string): DatedFigure {
  const from = nextDay(figure);
  const { next } = figure;
  if (!next || from === undefined || from > day) return {};
  const { value, sourceTitle, sourceUrl } = next;
  const hasOwnCondition = Boolean(next.qualifier) && figure.keepsQualifier !== true;
  return {
    value,
    ...(hasOwnCondition ? { qualifier: next.qualifier, shortQualifier: null } : {}),
    ...(sourceTitle ? { sourceTitle, sourceUrl: sourceUrl ?? null } : {}),
    ...(next.checkedOn ? { checkedOn: next.checkedOn } : {}),
    // The day to look the old value up again says nothing about the new one.
    reviewBy: null,
    next: null,
  };
}

/** The day on which a figure was to be looked up again, once it has passed. */
export function overdueSince(figure: DatedFigure, day: string): string | undefined {
  const due = reviewDay(figure);
  return due !== undefined && due < day ? due : undefined;
}
