import { formatFigure, machineValue } from "#schemas/shared/figures/figure-text.ts";
import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";
import { EVIDENCE_HEADING_ID, evidenceId, evidenceNameId } from "./evidence-ids.ts";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** Id of what opens while a pointer rests on the button: https://open-ui.org/components/interest-invokers.explainer */
    interestfor?: string;
  }
}

type FigureValueProps = {
  figure: Pick<Figure, "_id" | "value" | "unit">;
  /** Whether the unit is shown: `withUnit` or `valueOnly`. */
  show: string;
};

/**
 * A figure as it reads, with the mark that opens its evidence: its condition, its source, and the
 * day it was checked. `data-figure` names its document, so that text, records and checks can be
 * compared by it. The mark lies over the figure and has no text, so that sentences stay sentences.
 */
export function FigureValue({ figure, show }: FigureValueProps) {
  const id = evidenceId(figure);
  return (
    <span className="figure-mark relative max-xs:inline-block xs:whitespace-nowrap">
      <PlainFigure figure={figure} show={show} />
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="show"
        interestfor={id}
        className="absolute z-2"
        aria-labelledby={`${EVIDENCE_HEADING_ID} ${evidenceNameId(figure)}`}
      />
    </span>
  );
}

/** A figure without a mark, where no evidence follows on the page or it stands right beside it. */
export function PlainFigure({ figure, show }: FigureValueProps) {
  return (
    <data
      value={machineValue(figure.value)}
      data-figure={figure._id}
      className="xs:whitespace-nowrap"
    >
      {formatFigure({ ...figure, show })}
    </data>
  );
}
