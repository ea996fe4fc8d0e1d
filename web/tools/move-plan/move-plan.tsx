"use client";

import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { QuestionTool } from "../question-tool.tsx";
import { plainTextOf, type ToolProps } from "../tool.ts";
import { makePlan } from "./make-plan.ts";
import { PlanResult } from "./plan-result.tsx";
import {
  askedQuestions,
  calendarAddress,
  type PlanContent,
  planLines,
  shortDay,
} from "./plan-words.ts";
import { readMove } from "./read-move.ts";

const people = { inputMode: "numeric" } as const;

const entries = { month: { type: "month" }, adults: people, children: people } as const;

/** A plan of a visitor's own move, with dates, papers and a file for the calendar. */
export function MovePlan(props: ToolProps<"move-plan"> & PlanContent) {
  const { tool, rules, countries } = props;
  return (
    <QuestionTool
      {...props}
      questions={askedQuestions(props)}
      entries={entries}
      heading="result"
      call="call"
      printsResultAlone
      answer={(answers) => {
        const today = dubaiDay();
        const { move, problems } = readMove(tool, answers, { countries, today });
        if (move === undefined) return { problems };
        const plan = makePlan(move, rules, today);
        return {
          summary: `${plainTextOf(tool, "landing")}: ${shortDay(plan.landing)}.`,
          details: <PlanResult content={props} move={move} plan={plan} />,
          lines: ["", ...planLines(props, plan), ""],
          actions: (
            <a href={calendarAddress(tool, answers)} className="btn btn-primary">
              {plainTextOf(tool, "calendar")}
            </a>
          ),
        };
      }}
    />
  );
}
