import { formatFigure } from "#web/components/figure-text.ts";
import { qualifiedFigures } from "./qualified-figures.ts";
import type { RichTextValue } from "./rich-text-value.ts";

/** Small print under a section: the conditions of the figures that its texts state. */
export function FigureNotes({ texts }: { texts: RichTextValue[] }) {
  const figures = qualifiedFigures(texts);
  if (figures.length === 0) return null;
  return (
    <ul className="mt-8 grid max-w-[80ch] gap-2 text-small text-slate">
      {figures.map((figure) => (
        <li key={figure._id}>
          <strong className="font-semibold text-ink">
            {formatFigure(figure)}, {figure.label}:
          </strong>{" "}
          {figure.qualifier}
        </li>
      ))}
    </ul>
  );
}
