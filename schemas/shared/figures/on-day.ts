import { reviewDay } from "./review-day.ts";

type Text = string | null | undefined;
type NextPart = "from" | "value" | "qualifier" | "sourceTitle" | "sourceUrl" | "checkedOn";

/** The fields of a figure that depend on the day. */
export type DatedFigure = {
  value?: Text;
  qualifier?: Text;
  shortQualifier?: Text;
  /** Whether a figure that takes its value from another has its own condition. */
  keepsQualifier?: boolean | null | undefined;
  sourceTitle?: Text;
  sourceUrl?: Text;
  checkedOn?: Text;
  reviewBy?: Text;
  next?: Partial<Record<NextPart, Text>> | null | undefined;
  /** ISO date on which the value began to hold; undefined for a value that was always written so. */
  heldSince?: string;
};

/** The first day of the next value; undefined unless the next value is complete. */
export function nextDay({ next }: Pick<DatedFigure, "next">): string | undefined {
  return next?.value ? (next.from ?? undefined) : undefined;
}

/**
 * The fields of a figure that differ on a day. There are none before the first day of its next
 * value. From that day on they are the next value with its own source and day of checking.
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
    heldSince: from,
    ...(hasOwnCondition ? { qualifier: next.qualifier, shortQualifier: null } : {}),
    ...(sourceTitle ? { sourceTitle, sourceUrl: sourceUrl ?? null } : {}),
    ...(next.checkedOn ? { checkedOn: next.checkedOn } : {}),
    // The review day of the old value does not apply to the new value.
    reviewBy: null,
    next: null,
  };
}

/** The review day of a figure, if it has passed. */
export function overdueSince(figure: DatedFigure, day: string): string | undefined {
  const due = reviewDay(figure);
  return due !== undefined && due < day ? due : undefined;
}
