import { FigureValue } from "#web/components/evidence/figure-value.tsx";
import { arrowDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import type { Footnote } from "./footnotes.ts";

/** The numbered conditions under the table, each with a way back to every cell that names it. */
export function FootnoteList({
  footnotes,
  backLabel,
}: {
  footnotes: Footnote[];
  /** Name of the ways back, before the number. */
  backLabel: string;
}) {
  return (
    <ol className="mt-5 grid max-w-wide-measure gap-2 text-small leading-normal text-slate">
      {footnotes.map(({ id, number, figure, markers }) => (
        <li key={id} id={id} className="grid scroll-mt-28 grid-cols-icon rounded-1 target:bg-sand">
          <span aria-hidden="true" className="font-semibold text-gulf">
            {number}
          </span>
          <p>
            <strong className="font-semibold text-ink">
              <FigureValue figure={figure} show="withUnit" />, {figure.label}:
            </strong>{" "}
            {figure.qualifier}
            {markers.map((marker, index) => (
              <a
                key={marker.id}
                href={`#${marker.id}`}
                aria-label={`${backLabel} ${number}${markers.length > 1 ? `, ${index + 1}` : ""}`}
                className="ml-1 px-1 no-underline"
              >
                <Icon drawing={arrowDrawing} className="inline size-4 -rotate-90" />
              </a>
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
}
