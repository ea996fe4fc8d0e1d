import { numbersIn } from "#web/components/diagrams/drawing-parts.tsx";
import { FigureValue } from "#web/components/evidence/figure-value.tsx";
import { RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import { usePage } from "#web/lib/page-context.ts";
import type { DrawingProps } from "../types.ts";

const columns: Partial<Record<number, string>> = {
  3: "md:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
};

/** The year in a date, or in a year alone. */
const yearOf = (value: string) => Math.max(0, ...numbersIn(value));

/** With fewer steps the drawing is read at a glance and needs no landscape. */
const LONG_PATH = 4;

/**
 * Draws steps or dates on a line, with hollow points for future dates. A long path crosses dunes. A
 * list holds the same content.
 */
export function Drawing({ diagram }: DrawingProps) {
  const rows = diagram.rows ?? [];
  const thisYear = yearOf(usePage().day);
  const at = (index: number) => `${((index + 0.5) / rows.length) * 100}%`;
  const isOverDunes = diagram.kind === "path" && rows.length >= LONG_PATH;
  return (
    <>
      <svg
        aria-hidden
        width="100%"
        height="88"
        className={`drawing ${isOverDunes ? "rounded-3 bg-mist" : ""}`}
      >
        {isOverDunes && (
          <svg aria-hidden width="100%" height="88" viewBox="0 0 100 88" preserveAspectRatio="none">
            <path d="M0 88V62Q18 46 38 58T74 46T100 52V88Z" fill="var(--color-dune)" />
            <path d="M30 88Q58 58 78 68T100 58V88Z" fill="var(--color-iron)" />
          </svg>
        )}
        <rect y="43" width="100%" height="2" fill="var(--color-ink)" />
        {rows.map(({ _key, figure }, index) => {
          const isToCome = figure !== null && yearOf(figure.value) > thisYear;
          return (
            <g key={_key}>
              <circle
                cx={at(index)}
                cy="44"
                r="13"
                fill={isToCome ? "var(--color-white)" : "var(--color-ink)"}
                stroke="var(--color-ink)"
                strokeWidth="2"
              />
              <text
                x={at(index)}
                y="49"
                textAnchor="middle"
                fill={isToCome ? "var(--color-ink)" : "var(--color-white)"}
              >
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <ol
        className={`grid gap-x-6 gap-y-5 ${columns[rows.length] ?? "sm:grid-cols-2 lg:grid-cols-3"}`}
      >
        {rows.map(({ _key, label, text, figure }, index) => (
          <li key={_key} className="grid grid-cols-icon content-start border-t border-edge pt-3">
            <span aria-hidden className="text-small font-semibold text-slate">
              {index + 1}
            </span>
            <div>
              {figure && (
                <p className="display-type figures text-poster">
                  <FigureValue figure={figure} show="withUnit" />
                </p>
              )}
              <p className="font-semibold">{label}</p>
              {text && <RichParagraph value={text} className="text-small text-slate" />}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
