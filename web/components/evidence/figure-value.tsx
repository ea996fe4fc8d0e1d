import { formatFigure, machineValue, shortCondition } from "#schemas/shared/figures/figure-text.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";
import { shownFigures } from "#web/content/shown-figures.ts";

/** Id of the words that name the evidence of a page, and with them each mark. */
export const EVIDENCE_HEADING_ID = "evidence";

/** Characters that fit the narrowest column; a longer figure may take more lines, and its mark all of them. */
const LONGEST_OF_ONE_LINE = 12;

type Identified = { _id: string };

/** Ids of a figure's evidence on the page, and of the words in it that say what the figure is. */
export const evidenceId = ({ _id }: Identified) => `evidence-${_id}`;
export const evidenceNameId = (figure: Identified) => `${evidenceId(figure)}-name`;

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
  // Opens it while a pointer rests there, too: https://open-ui.org/components/interest-invokers.explainer
  const interest = { interestfor: id };
  const text = formatFigure({ ...figure, show });
  const isLong = text.length > LONGEST_OF_ONE_LINE;
  return (
    <span className={isLong ? "figure-mark inline-block" : "figure-mark"}>
      <data value={machineValue(figure.value)} data-figure={figure._id}>
        {text}
      </data>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="show"
        {...interest}
        className="absolute z-2"
        aria-labelledby={`${EVIDENCE_HEADING_ID} ${evidenceNameId(figure)}`}
      />
    </span>
  );
}

type ShortConditionsProps = {
  /** The benefit: fetched content that names figures. */
  of: unknown;
  className?: string;
};

/** The conditions of a benefit's figures in short: no benefit stands alone. The mark says all. */
export function ShortConditions({ of: benefit, className = "" }: ShortConditionsProps) {
  const shown = shownFigures(benefit).flatMap((each) => shortCondition(each) ?? []);
  // In an editor's page equal words differ by where each can be edited.
  const conditions = new Map(shown.map((condition) => [cleanText(condition), condition]));
  if (conditions.size === 0) return null;
  return (
    <span data-note="" className={`text-micro leading-snug ${className}`}>
      {[...conditions.values()]
        .map((condition) => condition.replace(/\.(?=\p{Cf}*$)/u, ""))
        .join("; ")}
    </span>
  );
}
