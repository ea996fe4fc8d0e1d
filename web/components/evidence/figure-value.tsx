import { formatFigure, shortCondition } from "#schemas/shared/figures/figure-text.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { useLanguage } from "#web/components/language-context.ts";
import { shownFigures } from "#web/content/shown-figures.ts";
import { FigureMark, type ShownFigure } from "./figure-mark.tsx";
import { machineValue } from "./machine-value.ts";

type FigureValueProps = {
  figure: ShownFigure;
  /** Whether to show the unit: `withUnit` or `valueOnly`. */
  show: string;
};

/** A figure in the language of the page, with its mark. */
export function FigureValue({ figure, show }: FigureValueProps) {
  const text = formatFigure({ ...figure, show }, useLanguage());
  return <FigureMark figure={{ ...figure, value: machineValue(figure.value) }} text={text} />;
}

type ShortConditionsProps = {
  /** The content of a benefit, which contains figures. */
  of: unknown;
  className?: string;
};

/**
 * The short conditions of a benefit's figures, because no benefit may stand without its condition.
 * The mark opens the full condition.
 */
export function ShortConditions({ of: benefit, className = "" }: ShortConditionsProps) {
  const shown = shownFigures(benefit).flatMap((each) => shortCondition(each) ?? []);
  // In a draft equal texts differ in their invisible marks, so they are compared without marks.
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
