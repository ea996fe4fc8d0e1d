import type { ReactNode } from "react";
import type { DiagramSettings } from "#web/components/diagrams/types.ts";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";

/** A part of a track, in percent of its length, with a colour of `tokens.css`. */
export type Span = { from: number; to: number; colour: string };

type TrackTableProps = {
  caption: string;
  rows: { key: string; name: ReactNode; words: ReactNode; spans: Span[] }[];
  /**
   * Marks on all tracks, in percent of their length. The last row of the table holds their labels.
   */
  ticks?: { at: number; label: string }[];
};

export function TrackTable({ caption, rows, ticks = [] }: TrackTableProps) {
  return (
    <table className="w-full table-fixed text-left text-small">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ key, name, words, spans }) => (
          <tr
            key={key}
            className="border-t border-line max-sm:grid max-sm:grid-cols-2 on-dark:border-dark-line"
          >
            <th scope="row" className="py-3 pr-3.5 font-semibold sm:w-1/4">
              {name}
            </th>
            <td className="py-3 sm:w-1/4 sm:pr-6">{words}</td>
            <td className="pb-3 max-sm:col-span-2 sm:pt-3">
              <svg aria-hidden width="100%" height="24" className="drawing rounded-1 bg-tint">
                {ticks.map(({ at }) => (
                  <rect key={at} x={`${at}%`} width="1" height="24" fill="var(--color-mist)" />
                ))}
                {spans.map(({ from, to, colour }) => (
                  <rect
                    key={from}
                    x={`${from}%`}
                    y="5"
                    width={`${Math.max(to - from, 0.6)}%`}
                    height="14"
                    rx="4"
                    fill={`var(--color-${colour})`}
                  />
                ))}
              </svg>
            </td>
          </tr>
        ))}
        {ticks.length > 0 && (
          <tr aria-hidden className="max-sm:grid max-sm:grid-cols-2">
            <td colSpan={2} className="max-sm:hidden" />
            {/* In forced colours a drawing uses the text colour of its container, so the text colour is set here. */}
            <td className="text-micro text-slate max-sm:col-span-2">
              <svg aria-hidden width="100%" height="20">
                {ticks.map(({ at, label }) => (
                  <text key={at} x={`${at}%`} y="14" textAnchor="middle" fill="currentColor">
                    {label}
                  </text>
                ))}
              </svg>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

type Row = { key: string; name: ReactNode; cells: ReactNode[] };

type DiagramTableProps = {
  labels: DiagramSettings["diagramLabels"];
  columns: (keyof DiagramSettings["diagramLabels"])[];
  rows: Row[];
};

/** The table behind a drawing, folded up below it. */
export function DiagramTable({ labels, columns, rows }: DiagramTableProps) {
  return (
    <details className="fitted-table text-small">
      <summary className="more-link min-h-11 text-gulf">
        {labels.table}
        <Icon drawing={chevronDrawing} />
      </summary>
      <table className="w-full text-left">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1.5 pr-3.5 font-semibold">
                {labels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pr-3.5 font-semibold">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="py-1.5 pr-3.5 max-sm:hyphens-auto">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

/**
 * The numbers in a figure's value: one number, or the ends of a range such as 85–88. A value in
 * words has none.
 */
export function numbersIn(value: string): number[] {
  return [...value.matchAll(NUMBER)].map(([number]) => Number(number.replaceAll(",", "")));
}
