import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { planningWeeks } from "#schemas/shared/tools/planning-weeks.ts";
import { type TimeName, toolKinds } from "#schemas/shared/tools/tool-kinds.ts";
import { ruleNumber } from "../rule-number.ts";
import type { Tool, ToolContent } from "../tool.ts";
import type { PlanRules, Times } from "./make-plan.ts";

/**
 * The rules as the document of the tool states them; undefined where one of its times or figures
 * holds no number.
 */
export function readPlanRules(
  content: ToolContent,
  tool: Tool<"move-plan">,
): PlanRules | undefined {
  const residencyDays = ruleNumber(tool, "residencyDays");
  const residencyDaysWithTies = ruleNumber(tool, "residencyDaysWithTies");
  if (Number.isNaN(residencyDays + residencyDaysWithTies)) return undefined;
  const times = timesIn(content);
  return isWhole(times) ? { times, residencyDays, residencyDaysWithTies } : undefined;
}

const isWhole = (times: Partial<Times>): times is Times =>
  toolKinds["move-plan"].times.every((name) => times[name] !== undefined);

function timesIn({ rows }: ToolContent): Partial<Times> {
  const times: Partial<Record<TimeName<"move-plan">, Times[keyof Times]>> = {};
  for (const row of rows) {
    if (row._type !== "toolOption") continue;
    const name = toolKinds["move-plan"].times.find((each) => each === cleanText(row.name));
    const weeks = planningWeeks(cleanText(row.value));
    if (name !== undefined && weeks !== undefined) times[name] = { label: row.label, weeks };
  }
  return times;
}
