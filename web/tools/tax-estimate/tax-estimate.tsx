import { inDirhams } from "../currency.ts";
import { defineTool } from "../define-tool.ts";
import { plainTextOf } from "../tool.ts";
import { readTaxCase } from "./read-case.ts";
import { estimateTax, withoutRelief } from "./rules.ts";
import { TaxResult } from "./tax-result.tsx";

const amount = { inputMode: "decimal" } as const;

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
    const { company, currency, byActivity, problems } = readTaxCase(tool, answers);
    if (company === undefined) return { problems };
    const estimate = estimateTax(company, tool.rules);
    const later = withoutRelief(company, tool.rules);
    const after = later && estimateTax(later, tool.rules);
    const places = ["mainland", "freeZone"] as const;
    const taxes = places.map(
      (place) => `${plainTextOf(tool, place)}: ${inDirhams(estimate[place].tax)}`,
    );
    const afterwards =
      after &&
      `${plainTextOf(tool, "reliefOver")}: ${places.map((place) => inDirhams(after[place].tax)).join(", ")}`;
    return {
      summary: `${[...taxes, ...(afterwards ? [afterwards] : [])].join(". ")}.`,
      outcome: taxes.join(", "),
      details: <TaxResult {...{ tool, estimate, after, currency, byActivity }} />,
      lines: [
        ...taxes.map((tax) => `${plainTextOf(tool, "tax")}, ${tax}`),
        ...(afterwards ? [afterwards] : []),
      ],
    };
  },
});
