import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";

/**
 * A figure of at most this length fits into the narrowest column. A longer figure may wrap, and its
 * mark covers all lines.
 */
const LONGEST_OF_ONE_LINE = 12;

type Identified = { _id: string };
/** A figure with its value for machines (`machineValue`). */
type MarkedFigure = Identified & { value: string };
export type ShownFigure = Pick<Figure, "_id" | "value" | "unit" | "counted">;

/** Ids of a figure's evidence on the page, and of the text in it that names the figure. */
export const evidenceId = ({ _id }: Identified) => `evidence-${_id}`;
export const evidenceNameId = (figure: Identified) => `${evidenceId(figure)}-name`;

/**
 * A figure with a mark that opens its evidence: condition, source and the day of the last check.
 * `data-figure` names the figure's document, so that checks can compare figures. The mark lies over
 * the figure and has no text, so that sentences stay sentences for screen readers and copies.
 */
export function FigureMark({ figure, text }: { figure: MarkedFigure; text: string }) {
  const id = evidenceId(figure);
  // The evidence also opens while a pointer rests on the mark:
  // https://open-ui.org/components/interest-invokers.explainer
  const interest = { interestfor: id };
  const isLong = text.length > LONGEST_OF_ONE_LINE;
  return (
    <span className={isLong ? "figure-mark inline-block" : "figure-mark"}>
      <data value={figure.value} data-figure={figure._id}>
        {text}
      </data>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="show"
        {...interest}
        className="absolute z-2"
        // The figure itself is read just before. Its label alone is a short name unlike others.
        aria-labelledby={evidenceNameId(figure)}
      />
    </span>
  );
}
