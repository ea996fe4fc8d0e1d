import { figureDay } from "#schemas/shared/figures/figure-number.ts";
import type { FigureName } from "#schemas/shared/tools/tool-kinds.ts";
import { ruleNumber } from "../rule-number.ts";
import type { Tool } from "../tool.ts";
import type { TaxRules } from "./rules.ts";

/** The rules as the tool's figures state them; undefined where one states no number, or no day. */
export function readTaxRules(tool: Tool<"tax-estimate">): TaxRules | undefined {
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
