import { addMonths } from "#schemas/shared/figures/review-day.ts";
import type { FigureName } from "#schemas/shared/tools/tool-kinds.ts";
import { today } from "#web/content/today.ts";
import { defineTool } from "../define-tool.tsx";
import { ruleNumber } from "../rule-number.ts";
import { plainTextOf, type Tool } from "../tool.ts";
import { DayCounter } from "./day-counter.tsx";
import { dayFacts } from "./day-facts.ts";
import { DayResult } from "./day-result.tsx";
import { filledAnswers, isFilled, readStays, rowsIn } from "./read-stays.ts";
import { countDays, type DayRules } from "./rules.ts";

/** So far ahead a stay may be planned. */
const MONTHS_AHEAD = 60;

/** The rules as the tool's figures state them; undefined where one states no whole number. */
function readDayRules(tool: Tool<"day-counter">): DayRules | undefined {
  const number = (name: FigureName<"day-counter">) => ruleNumber(tool, name);
  const rules = {
    longDays: number("longDays"),
    shortDays: number("shortDays"),
    absenceDays: number("absenceDays"),
  };
  return Object.values(rules).some((days) => !Number.isInteger(days)) ? undefined : rules;
}

export const DayCounterSection = defineTool({
  kind: "day-counter",
  unreadable: "day counter: a figure of its rules holds no number",
  prepare(tool) {
    const rules = readDayRules(tool);
    return rules && { rules, latest: addMonths(today(), MONTHS_AHEAD) };
  },
  Form: DayCounter,
  examples: {
    heading: "example",
    workOut({ tool, rules, latest }, answers) {
      const { stays } = readStays(answers, latest);
      if (stays === undefined) return undefined;
      const count = countDays(stays, rules);
      const asked = rowsIn(answers)
        .filter(isFilled)
        .map(({ arrival, departure }) => `${arrival} – ${departure}`);
      return {
        answers: filledAnswers(answers),
        asked: asked.join("; "),
        outcome: `${plainTextOf(tool, "most")}: ${count.most.days}`,
        details: <DayResult tool={tool} groups={dayFacts(count, rules)} />,
      };
    },
  },
});
