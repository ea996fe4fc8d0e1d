"use client";

import { QuestionTool } from "../question-tool.tsx";
import { plainTextOf, type ToolProps } from "../tool.ts";
import { inDirhams } from "./amounts.ts";
import { readTaxCase } from "./read-case.ts";
import { estimateTax, type TaxRules } from "./rules.ts";
import { TaxResult } from "./tax-result.tsx";

const amount = { inputMode: "decimal" } as const;

const entries = {
  revenue: amount,
  profit: amount,
  share: amount,
  periodEnd: { type: "date" },
  earlierRevenue: amount,
} as const;

/** Corporate tax on the mainland and in a free zone, on a visitor's own numbers. */
export function TaxEstimate(props: ToolProps<"tax-estimate"> & { rules: TaxRules }) {
  const { tool, rules } = props;
  return (
    <QuestionTool
      {...props}
      entries={entries}
      heading="ownResult"
      call="call"
      remark="leavesOut"
      answer={(answers) => {
        const { company, currency, problems } = readTaxCase(tool, answers);
        if (company === undefined) return { problems };
        const estimate = estimateTax(company, rules);
        const taxes = (["mainland", "freeZone"] as const).map(
          (place) => `${plainTextOf(tool, place)}: ${inDirhams(estimate[place].tax)}`,
        );
        return {
          summary: `${taxes.join(". ")}.`,
          details: <TaxResult tool={tool} estimate={estimate} currency={currency} />,
          lines: taxes.map((tax) => `${plainTextOf(tool, "tax")}, ${tax}`),
        };
      }}
    />
  );
}
