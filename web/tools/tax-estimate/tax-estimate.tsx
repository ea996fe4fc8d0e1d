import { inDirhams } from "../currency.ts";
import { defineTool } from "../define-tool.ts";
import { plainTextOf } from "../tool.ts";
import { readTaxCase } from "./read-case.ts";
import { estimateTax, withoutRelief } from "./rules.ts";
import { TaxResult } from "./tax-result.tsx";

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
    const { company, currency, byActivity, problems } = readTaxCase(tool, answers);
    if (company === undefined) return { problems };
    const estimate = estimateTax(company, tool.rules);
    const later = withoutRelief(company, tool.rules);
    const after = later && estimateTax(later, tool.rules);
    const taxes = places.map(
      (place) => `${plainTextOf(tool, place)}: ${inDirhams(estimate[place].tax)}`,
    );
    const afterwards =
      after &&
      `${plainTextOf(tool, "reliefOver")}: ${places.map((place) => inDirhams(after[place].tax)).join(", ")}`;
    const [mainland = "", freeZone = ""] = places.map((place) => plainTextOf(tool, place));
    const [tax, zoneTax] = places.map((place) => estimate[place].tax);
    const isSame = tax === zoneTax;
    const name = isSame ? `${mainland}, ${freeZone}` : mainland;
    // The larger tax leaves room for its name, and none is drawn beside the edge.
    const percentOf = (amount = 0) => 4 + (amount / Math.max(1, tax ?? 0)) * 76;
    return {
      // The one that hangs on no condition of a free zone comes first.
      headline: {
        value: inDirhams(tax ?? 0),
        label: [`${plainTextOf(tool, "tax")}: ${name}`, ...taxes.slice(isSame ? 2 : 1)].join(". "),
      },
      scale: {
        sun: percentOf(tax),
        posts: [
          { at: percentOf(tax), label: name },
          ...(isSame ? [] : [{ at: percentOf(zoneTax), label: freeZone }]),
        ],
      },
      summary: `${[...taxes, ...(afterwards ? [afterwards] : [])].join(". ")}.`,
      outcome: taxes.join(", "),
      details: <TaxResult {...{ tool, estimate, after, currency, byActivity }} />,
      lines: [
        ...taxes.map((each) => `${plainTextOf(tool, "tax")}, ${each}`),
        ...(afterwards ? [afterwards] : []),
      ],
    };
  },
});
