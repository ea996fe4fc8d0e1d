import { restOnOneLaw } from "../shared/figures/laws.ts";
import type { StoredFigure } from "../shared/figures/stored-figure.ts";

/**
 * Possible duplicates of `figure`: figures with the same law, value and unit that nobody has marked
 * as the same or as different.
 */
export function duplicatesOf(figure: StoredFigure, all: readonly StoredFigure[]): StoredFigure[] {
  if (figure.sameAs || !figure.value || !figure.sourceTitle) return [];
  const source = figure.sourceTitle;
  return all.filter(
    (other) =>
      other._id !== figure._id &&
      !other.sameAs &&
      other.value === figure.value &&
      (other.unit || undefined) === (figure.unit || undefined) &&
      restOnOneLaw(source, other.sourceTitle ?? "") &&
      !isDistinct(figure, other),
  );
}

function isDistinct(figure: StoredFigure, other: StoredFigure): boolean {
  return names(figure, other._id) || names(other, figure._id);
}

function names({ distinctFrom }: StoredFigure, id: string): boolean {
  return (distinctFrom ?? []).some(({ _ref }) => _ref === id);
}
