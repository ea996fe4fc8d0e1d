import { figureDay } from "#schemas/shared/figures/figure-number.ts";
import type { FigureName } from "#schemas/shared/tools/tool-kinds.ts";
import { today } from "#web/content/today.ts";
import { defineTool } from "../define-tool.tsx";
import { ruleNumber } from "../rule-number.ts";
import { plainTextOf, type Tool } from "../tool.ts";
import { inDirhams } from "./amounts.ts";
import { readTaxCase } from "./read-case.ts";
import { estimateTax, type TaxRules } from "./rules.ts";
import { TaxEstimate } from "./tax-estimate.tsx";
import { TaxResult } from "./tax-result.tsx";

/** The rules as the tool's figures state them; undefined where one states no number, or no day. */
function readTaxRules(tool: Tool<"tax-estimate">): TaxRules | undefined {
  const number = (name: FigureName<"tax-estimate">) => ruleNumber(tool, name);
  const reliefLastDay = figureDay(tool.figures.reliefLastDay?.value ?? "");
  const numbers = {
    bandRate: number("bandRate"),
    band: number("band"),
    rate: number("rate"),
    zoneRate: number("zoneRate"),
    shareLimit: number("shareLimit"),
    amountLimit: number("amountLimit"),
    reliefRevenue: number("reliefRevenue"),
    topUpRate: number("topUpRate"),
    topUpRevenue: number("topUpRevenue"),
    euroRate: number("euroRate"),
  };
  if (reliefLastDay === undefined || Object.values(numbers).some(Number.isNaN)) return undefined;
  return { ...numbers, reliefLastDay };
}

export const TaxEstimateSection = defineTool({
  kind: "tax-estimate",
  unreadable: "tax estimate: a figure of its rules holds no number",
  prepare(tool) {
    const rules = readTaxRules(tool);
    // Most companies keep the calendar year.
    return rules && { rules, defaults: { periodEnd: `${today().slice(0, 4)}-12-31` } };
  },
  Form: TaxEstimate,
  examples: {
    heading: "examples",
    workOut({ tool, rules }, answers) {
      const { company, currency } = readTaxCase(tool, answers);
      if (company === undefined) return undefined;
      const estimate = estimateTax(company, rules);
      const taxes = (["mainland", "freeZone"] as const).map(
        (place) => `${plainTextOf(tool, place)} ${inDirhams(estimate[place].tax)}`,
      );
      return {
        outcome: taxes.join(", "),
        details: <TaxResult tool={tool} estimate={estimate} currency={currency} />,
      };
    },
  },
});
