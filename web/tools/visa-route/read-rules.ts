import type { FigureName } from "#schemas/shared/tools/tool-kinds.ts";
import { ruleNumber } from "../rule-number.ts";
import type { Tool } from "../tool.ts";
import type { VisaRules } from "./rules.ts";

/** The rules as the tool's figures state them; undefined where one states no number. */
export function readVisaRules(tool: Tool<"visa-route">): VisaRules | undefined {
  const number = (name: FigureName<"visa-route">) => ruleNumber(tool, name);
  const rules = {
    goldenProperty: number("goldenProperty"),
    retirementAge: number("retirementAge"),
    absenceLimit: number("absenceLimit"),
  };
  return Object.values(rules).some(Number.isNaN) ? undefined : rules;
}
