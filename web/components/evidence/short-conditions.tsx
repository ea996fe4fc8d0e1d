import { shortCondition } from "#schemas/shared/figures/short-condition.ts";
import { shownFigures } from "#web/content/shown-figures.ts";

type ShortConditionsProps = {
  /** The benefit: fetched content that names figures. */
  of: unknown;
  className?: string;
};

/**
 * The conditions of a benefit's figures in a few words, beside it, so that no benefit stands alone.
 * The whole condition is behind the mark of the figure.
 */
export function ShortConditions({ of: benefit, className = "" }: ShortConditionsProps) {
  const conditions = new Set(shownFigures(benefit).flatMap((each) => shortCondition(each) ?? []));
  if (conditions.size === 0) return null;
  return (
    <span data-note="" className={`text-micro leading-snug ${className}`}>
      {[...conditions].map((condition) => condition.replace(/\.(?=\p{Cf}*$)/u, "")).join("; ")}
    </span>
  );
}
