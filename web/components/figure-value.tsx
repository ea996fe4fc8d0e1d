import { formatFigure } from "#schemas/figures/figure-text.ts";
import type { Figure } from "#schemas/rich-text/rich-text-value.ts";

/** A figure as it reads, which names its document: text, records and checks can be compared by it. */
export function FigureValue({ figure, show }: { figure: Figure; show: string }) {
  const text = formatFigure({ ...figure, show });
  return (
    <data value={figure.value} data-figure={figure._id} className="whitespace-nowrap">
      {text}
    </data>
  );
}
