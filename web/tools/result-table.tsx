import type { ReactNode } from "react";
import { FigureMark } from "#web/components/evidence/figure-mark.tsx";
import type { Currency } from "./currency.ts";
import { ShownWords, type Words } from "./words.tsx";

/** A part of a result: its title and rows. */
export function ResultTable({ caption, children }: { caption: Words; children: ReactNode }) {
  return (
    <div className="fitted-table">
      <table className="w-full text-left text-small">
        <caption className="pb-3 text-left font-semibold">
          <ShownWords words={caption} />
        </caption>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

type RowProps = {
  /** The subject of the row, if its text alone does not say it. */
  name?: Words | undefined;
  /** The text of the row; a row of a sum has none. */
  words?: Words;
  children?: ReactNode;
  /** The value of the row. */
  value?: string | undefined;
};

/** A row of a result. Without other cells its text takes the whole row. */
export function ResultRow({ name, words, children, value }: RowProps) {
  return (
    <tr className={`border-t border-line align-top max-xs:grid ${words ? "" : "font-semibold"}`}>
      {name && (
        <th scope="row" className={`py-3 pr-3.5 font-semibold ${words ? "sm:w-1/4" : ""}`}>
          <ShownWords words={name} />
        </th>
      )}
      {words && (
        <td className="py-3 pr-3.5" colSpan={name || value ? undefined : 2}>
          <ShownWords words={words} />
          {children && " "}
          {children}
        </td>
      )}
      {value && (
        <td className="figures py-3 text-right wrap-normal">
          <data value={value}>{value}</data>
        </td>
      )}
    </tr>
  );
}

/** The exchange rates of a result, each with its evidence. */
export function Rates({ currency }: { currency: Currency }) {
  return currency.options.map(
    ({ label, figure }) =>
      figure && (
        <p key={label} className="text-small text-slate">
          {label}: <FigureMark figure={figure} text={figure.text} />
        </p>
      ),
  );
}
