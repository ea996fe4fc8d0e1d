import { formatFigure } from "#schemas/shared/figures/figure-text.ts";
import { nextDay } from "#schemas/shared/figures/on-day.ts";
import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";
import { readableDay } from "#web/lib/readable-day.ts";

/** What a figure will be, and from which day on; nothing where nothing is known to come. */
export function NextValue({ figure, from }: { figure: Figure; from: string }) {
  const day = nextDay(figure);
  const value = figure.next?.value;
  if (day === undefined || !value || figure.next?.mayBeCalledOff) return null;
  return (
    <p>
      {from} <time dateTime={day}>{readableDay(day)}</time>:{" "}
      {formatFigure({ value, unit: figure.unit })}. {figure.next?.qualifier}
    </p>
  );
}
