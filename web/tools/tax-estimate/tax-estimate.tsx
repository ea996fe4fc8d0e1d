import { defineTool } from "../define-tool.tsx";
import { plainTextOf } from "../tool.ts";
import { inDirhams } from "./amounts.ts";
import { readTaxCase } from "./read-case.ts";
import { estimateTax } from "./rules.ts";
import { TaxResult } from "./tax-result.tsx";

const amount = { inputMode: "decimal" } as const;

/** Corporate tax on the mainland and in a free zone, on a visitor's own numbers. */
export const taxEstimate = defineTool({
  kind: "tax-estimate",
  // Most companies keep the calendar year.
  prepare: ({ today }) => ({ defaults: { periodEnd: `${today.slice(0, 4)}-12-31` } }),
  entries: {
    revenue: amount,
    profit: amount,
    share: amount,
    periodEnd: { type: "date" },
    earlierRevenue: amount,
  },
  answer({ tool }, answers) {
    const { company, currency, problems } = readTaxCase(tool, answers);
    if (company === undefined) return { problems };
    const estimate = estimateTax(company, tool.rules);
    const taxes = (["mainland", "freeZone"] as const).map(
      (place) => `${plainTextOf(tool, place)}: ${inDirhams(estimate[place].tax)}`,
    );
    return {
      summary: `${taxes.join(". ")}.`,
      outcome: taxes.join(", "),
      details: <TaxResult tool={tool} estimate={estimate} currency={currency} />,
      lines: taxes.map((tax) => `${plainTextOf(tool, "tax")}, ${tax}`),
    };
  },
});
