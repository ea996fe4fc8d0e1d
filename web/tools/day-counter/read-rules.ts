import type { FigureName } from "#schemas/shared/tools/tool-kinds.ts";
import { ruleNumber } from "../rule-number.ts";
import type { Tool } from "../tool.ts";
import type { DayRules } from "./rules.ts";

/** The rules as the tool's figures state them; undefined where one states no number. */
export function readDayRules(tool: Tool<"day-counter">): DayRules | undefined {
  const number = (name: FigureName<"day-counter">) => ruleNumber(tool, name);
  const rules = {
    longDays: number("longDays"),
    shortDays: number("shortDays"),
    absenceDays: number("absenceDays"),
  };
  return Object.values(rules).some((days) => !Number.isInteger(days)) ? undefined : rules;
}
