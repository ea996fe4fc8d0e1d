import { figureNumber } from "#schemas/figures/figure-number.ts";
import type { FigureName } from "#schemas/tools/tool-kinds.ts";
import type { Tool } from "../tool.ts";
import type { DayRules } from "./rules.ts";

/** The rules as the tool's figures state them; undefined where one states no number. */
export function readDayRules(tool: Tool<"day-counter">): DayRules | undefined {
  const number = (name: FigureName<"day-counter">) =>
    figureNumber(tool.figures[name]?.value ?? "") ?? Number.NaN;
  const rules = {
    longDays: number("longDays"),
    shortDays: number("shortDays"),
    absenceDays: number("absenceDays"),
  };
  return Object.values(rules).some((days) => !Number.isInteger(days)) ? undefined : rules;
}
