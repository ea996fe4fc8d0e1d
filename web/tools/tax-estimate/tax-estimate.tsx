import { inCurrency, inDirhams } from "../currency.ts";
import { defineTool } from "../define-tool.ts";
import { Rates, ResultTable } from "../result-table.tsx";
import { plainTextOf, type Tool, textOf } from "../tool.ts";
import { ShownWords } from "../words.tsx";
import { type Listing, readTaxCase } from "./read-case.ts";
import { estimateTax, type TaxBill, type TaxLineName, withoutRelief } from "./rules.ts";

const amount = { inputMode: "decimal" } as const;

const places = ["mainland", "freeZone"] as const;

/** Corporate tax on the mainland and in a free zone, on a visitor's own numbers. */
export const taxEstimate = defineTool({
  kind: "tax-estimate",
  entries: {
    revenue: amount,
    profit: amount,
    share: amount,
    periodEnd: { type: "date" },
    earlierRevenue: amount,
  },
  answer({ tool }, answers) {
    const read = readTaxCase(tool, answers);
    if ("problems" in read) return read;
    const { company, currency, byActivity } = read;
    const estimate = estimateTax(company, tool.rules);
    const later = withoutRelief(company, tool.rules);
    const after = later && estimateTax(later, tool.rules);
    const taxes = places.map(
      (place) => `${plainTextOf(tool, place)}: ${inDirhams(estimate[place].tax)}`,
    );
    const afterwards = after
      ? [
          `${plainTextOf(tool, "reliefOver")}: ${inDirhams(after.mainland.tax)}, ${inDirhams(after.freeZone.tax)}`,
        ]
      : [];
    const { tax } = estimate.mainland;
    const zoneTax = estimate.freeZone.tax;
    const isSame = tax === zoneTax;
    const freeZone = plainTextOf(tool, "freeZone");
    const name = plainTextOf(tool, "mainland") + (isSame ? `, ${freeZone}` : "");
    // The larger tax leaves room for its name, and none is drawn beside the edge.
    const percentOf = (amount: number) => 4 + (amount / Math.max(1, tax)) * 76;
    return {
      // The one that hangs on no condition of a free zone comes first.
      headline: {
        value: inDirhams(tax),
        label: [`${plainTextOf(tool, "tax")}: ${name}`, ...taxes.slice(isSame ? 2 : 1)].join(". "),
      },
      scale: {
        sun: percentOf(tax),
        posts: [
          { at: percentOf(tax), label: name },
          ...(isSame ? [] : [{ at: percentOf(zoneTax), label: freeZone }]),
        ],
      },
      summary: `${[...taxes, ...afterwards].join(". ")}.`,
      outcome: taxes.join(", "),
      lines: [...taxes.map((each) => `${plainTextOf(tool, "tax")}, ${each}`), ...afterwards],
      details: (
        <div className="grid gap-6">
          <div className="grid items-start gap-6 md:grid-cols-2">
            {places.map((place) => (
              <ResultTable key={place} caption={textOf(tool, place)}>
                <BillRows
                  tool={tool}
                  bill={estimate[place]}
                  inOther={
                    currency.rate === 1 ? "" : ` (${inCurrency(estimate[place].tax, currency)})`
                  }
                  after={after?.[place].tax}
                  first={place === "freeZone" ? byActivity : undefined}
                />
              </ResultTable>
            ))}
          </div>
          {byActivity && (
            <p className="max-w-measure text-small text-slate">
              <ShownWords words={textOf(tool, "list")} />
            </p>
          )}
          <Rates currency={currency} />
        </div>
      ),
    };
  },
});

type BillRowsProps = {
  tool: Tool<"tax-estimate">;
  bill: TaxBill;
  /** The tax in the visitor's currency, where that is not the dirham. */
  inOther: string;
  /** The tax once a relief that applies is over. */
  after: number | undefined;
  /** What the free zone's tax rests on, where no share was entered. */
  first: Listing | undefined;
};

type Row = { name: TaxLineName | Listing | "reliefOver"; amount?: number };

/** How one of the taxes comes about, each line with the figures that it was reckoned with. */
function BillRows({ tool, bill, inOther, after, first }: BillRowsProps) {
  const row = ({ name, amount }: Row) => (
    <tr key={name} className="border-t border-line align-top max-xs:grid">
      <td className="py-3 pr-3.5">
        <ShownWords words={textOf(tool, name)} />
      </td>
      <td className="figures py-3 text-right whitespace-nowrap">
        {amount === undefined ? "–" : inDirhams(amount)}
      </td>
    </tr>
  );
  return (
    <>
      {first && row({ name: first })}
      {bill.lines.map(row)}
      <tr className="border-t border-line font-semibold max-xs:grid">
        <th scope="row" className="py-3 pr-3.5">
          <ShownWords words={textOf(tool, "tax")} />
        </th>
        <td className="figures py-3 text-right">
          {inDirhams(bill.tax)}
          {inOther}
        </td>
      </tr>
      {after !== undefined && row({ name: "reliefOver", amount: after })}
    </>
  );
}
