import { today } from "#web/content/today.ts";
import { answeredLines } from "../answered.ts";
import { defineTool } from "../define-tool.tsx";
import { plainTextOf } from "../tool.ts";
import { exampleMove } from "./example-move.ts";
import { makePlan } from "./make-plan.ts";
import { MovePlan } from "./move-plan.tsx";
import { planContent } from "./plan-content.ts";
import { PlanResult } from "./plan-result.tsx";
import { askedQuestions, shortDay } from "./plan-words.ts";
import { readMove } from "./read-move.ts";

export const MovePlanSection = defineTool({
  kind: "move-plan",
  unreadable: "plan of the move: a time, a figure or a phase of it is missing",
  prepare(tool, { content, page, settings }) {
    const plan = planContent(tool, content, page, settings.homeCountryLabels);
    return plan && { ...plan, defaults: { adults: "1", children: "0" } };
  },
  Form: MovePlan,
  examples: {
    heading: "examples",
    /** A plan of the next such month that leaves time for everything in it, whatever day it is. */
    workOut(plan, given) {
      const { tool, rules, countries } = plan;
      const read = readMove(tool, given, { countries });
      if (read.move === undefined) return undefined;
      const move = exampleMove(read.move, rules, today());
      const made = makePlan(move, rules, today());
      const answers = { ...given, month: move.month.slice(0, "2027-08".length) };
      return {
        answers,
        asked: answeredLines(askedQuestions(plan), answers).join("; "),
        outcome: `${plainTextOf(tool, "landing")}: ${shortDay(made.landing)}`,
        details: <PlanResult content={plan} move={move} plan={made} />,
      };
    },
  },
});
