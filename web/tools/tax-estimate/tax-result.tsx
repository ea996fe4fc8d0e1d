import { FigureValue } from "#web/components/evidence/figure-value.tsx";
import { type Currency, inCurrency, inDirhams } from "../currency.ts";
import { type Tool, textOf } from "../tool.ts";
import { ShownWords } from "../words.tsx";
import type { Listing } from "./read-case.ts";
import type { TaxBill, TaxEstimate, TaxLineName } from "./rules.ts";

type TaxResultProps = {
  tool: Tool<"tax-estimate">;
  estimate: TaxEstimate;
  /** The same once a relief that applies is over. */
  after: TaxEstimate | undefined;
  currency: Currency;
  /** What the free zone's tax rests on, where no share was entered. */
  byActivity: Listing | undefined;
};

const places = ["mainland", "freeZone"] as const;

/** How both taxes come about, each line with the figures that it was reckoned with. */
export function TaxResult(props: TaxResultProps) {
  const { tool, estimate, after, currency, byActivity } = props;
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 md:grid-cols-2">
        {places.map((place) => (
          <Bill
            key={place}
            tool={tool}
            currency={currency}
            place={place}
            bill={estimate[place]}
            after={after?.[place].tax}
            first={place === "freeZone" ? byActivity : undefined}
          />
        ))}
      </div>
      {byActivity && (
        <p className="max-w-measure text-small text-slate">
          <ShownWords words={textOf(tool, "list")} />
        </p>
      )}
      {currency.options.map(
        ({ label, figure }) =>
          figure && (
            <p key={label} className="text-small text-slate">
              {label}: <FigureValue figure={figure} show="withUnit" />
            </p>
          ),
      )}
    </div>
  );
}

/** An amount in dirhams, and in the visitor's currency where that is another. */
function Amount({ of, currency }: { of: number; currency: Currency }) {
  return (
    <>
      <strong className="font-semibold">{inDirhams(of)}</strong>
      {currency.rate !== 1 && ` (${inCurrency(of, currency)})`}
    </>
  );
}

type BillProps = {
  tool: Tool<"tax-estimate">;
  currency: Currency;
  place: (typeof places)[number];
  bill: TaxBill;
  after: number | undefined;
  first: Listing | undefined;
};

/** How one of the taxes comes about. */
function Bill({ tool, currency, place, bill, after, first }: BillProps) {
  const lines: { name: TaxLineName | Listing; amount?: number }[] = [
    ...(first ? [{ name: first }] : []),
    ...bill.lines,
  ];
  return (
    <table className="w-full text-left text-small">
      <caption className="pb-3 text-left font-semibold">
        <ShownWords words={textOf(tool, place)} />
      </caption>
      <tbody>
        {lines.map(({ name, amount }) => (
          <tr key={name} className="border-t border-line align-top max-xs:grid">
            <td className="py-3 pr-3.5">
              <ShownWords words={textOf(tool, name)} />
            </td>
            <td className="figures py-3 text-right whitespace-nowrap">
              {amount === undefined ? "–" : inDirhams(amount)}
            </td>
          </tr>
        ))}
        <tr className="border-t border-line font-semibold max-xs:grid">
          <th scope="row" className="py-3 pr-3.5">
            <ShownWords words={textOf(tool, "tax")} />
          </th>
          <td className="figures py-3 text-right">
            <Amount of={bill.tax} currency={currency} />
          </td>
        </tr>
        {after !== undefined && (
          <tr className="border-t border-line align-top max-xs:grid">
            <td className="py-3 pr-3.5">
              <ShownWords words={textOf(tool, "reliefOver")} />
            </td>
            <td className="figures py-3 text-right whitespace-nowrap">{inDirhams(after)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
