import { numbersIn, TrackTable } from "#web/components/diagrams/drawing-parts.tsx";
import { FigureValue, ShortConditions } from "#web/components/evidence/figure-value.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import type { DrawingProps } from "../types.ts";

/** Draws figures as bars with value and condition. The span of a range is lighter. */
export function Drawing({ diagram }: DrawingProps) {
  const rows = (diagram.rows ?? []).flatMap(({ figure, ...row }) =>
    figure === null ? [] : [{ ...row, figure, numbers: numbersIn(figure.value) }],
  );
  const whole = diagram.whole ?? Math.max(1, ...rows.flatMap(({ numbers }) => numbers));
  const percent = (value: number) => Math.min(100, (value / whole) * 100);
  return (
    <TrackTable
      caption={diagram.heading}
      rows={rows.map(({ _key, label, text, figure, numbers }) => {
        const [low = 0, high = low] = numbers;
        const light = { from: percent(low) - 1, to: percent(high), colour: "amber" };
        return {
          key: _key,
          name: label,
          words: (
            <>
              <span className="font-semibold">
                <FigureValue figure={figure} show="withUnit" />
              </span>{" "}
              <RichLine value={text} /> <ShortConditions of={figure} className="block text-slate" />
            </>
          ),
          spans: [
            ...(high > low ? [light] : []),
            { from: 0, to: percent(low), colour: low === 0 ? "lagoon" : "iron" },
          ],
        };
      })}
    />
  );
}
