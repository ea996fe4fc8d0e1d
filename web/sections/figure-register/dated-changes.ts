import { readFigure } from "#schemas/shared/figures/figure-number.ts";
import { nextDay } from "#schemas/shared/figures/on-day.ts";
import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";

/** A day on which the law changes, with the figure that says so. */
export type DatedChange = {
  /** ISO date. */
  day: string;
  figure: Figure;
  /** The value from that day on; undefined for a figure whose value is the day itself. */
  value?: string;
};

/**
 * The days on which figures change, from the beginning of this year on: the first day of each next
 * value, and each value that is a day itself, such as the start of a duty.
 * @param today ISO date
 */
export function datedChanges(figures: readonly Figure[], today: string): DatedChange[] {
  const changes = figures.flatMap((figure): DatedChange[] => {
    // The original of this figure is in the list too.
    if (figure.sameAs) return [];
    const named = readFigure(figure.value, "day");
    const from = nextDay(figure);
    return [
      ...(typeof named === "string" ? [{ day: named, figure }] : []),
      ...(from && figure.next?.value ? [{ day: from, figure, value: figure.next.value }] : []),
    ];
  });
  const newYear = `${today.slice(0, 4)}-01-01`;
  return changes
    .filter(({ day }) => day >= newYear)
    .sort((one, other) => one.day.localeCompare(other.day));
}
