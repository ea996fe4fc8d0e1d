import { formatFigure } from "#schemas/figures/figure-text.ts";
import type { Figure } from "#schemas/rich-text/rich-text-value.ts";

/** What a figure is, and the condition under which it holds. */
export function FigureCondition({ figure }: { figure: Figure }) {
  return (
    <>
      <strong className="font-semibold text-ink on-dark:text-white">
        {formatFigure(figure)}, {figure.label}:
      </strong>{" "}
      {figure.qualifier}
    </>
  );
}

/** Small print under a section: the conditions of the figures that it states. */
export function FigureNotes({ figures }: { figures: Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <ul className="mt-8 space-y-2 text-small leading-normal gap-x-12 lg:columns-2 text-slate on-dark:text-haze">
      {figures.map((figure) => (
        <li key={figure._id} className="break-inside-avoid">
          <FigureCondition figure={figure} />
        </li>
      ))}
    </ul>
  );
}
