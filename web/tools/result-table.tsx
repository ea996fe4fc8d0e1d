import type { ReactNode } from "react";
import { FigureValue } from "#web/components/evidence/figure-value.tsx";
import type { Currency } from "./currency.ts";
import { ShownWords, type Words } from "./words.tsx";

/** A part of a result: its name, and rows under it. */
export function ResultTable({ caption, children }: { caption: Words; children: ReactNode }) {
  return (
    <table className="w-full text-left text-small">
      <caption className="pb-3 text-left font-semibold">
        <ShownWords words={caption} />
      </caption>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The rates that amounts were converted by, each with its evidence. */
export function Rates({ currency }: { currency: Currency }) {
  return currency.options.map(
    ({ label, figure }) =>
      figure && (
        <p key={label} className="text-small text-slate">
          {label}: <FigureValue figure={figure} show="withUnit" />
        </p>
      ),
  );
}
