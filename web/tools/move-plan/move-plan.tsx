import { defineTool } from "../define-tool.ts";
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

/** A plan of a visitor's own move, with dates, papers and a file for the calendar. */
export const movePlan = defineTool({
  kind: "move-plan",
  entries: { month: { type: "month" }, adults: people, children: people },
  questions: (props: ToolProps<"move-plan"> & Omit<PlanContent, "tool">) => askedQuestions(props),
  answer(props, answers, today) {
    const { tool, countries } = props;
    const read = readMove(tool, answers, { countries, today });
    if ("problems" in read) return read;
    const { move } = read;
    const plan = makePlan(move, tool, today);
    const days = plan.tasks.map(({ day }) => day).sort();
    const [from = plan.landing, to = plan.landing] = [days[0], days.at(-1)];
    const start = Date.parse(from);
    const outcome = `${plainTextOf(tool, "landing")}: ${plainTextOf(tool, "weekOf").toLowerCase()} ${shortDay(plan.landing)}`;
    return {
      summary: `${outcome}.`,
      outcome,
      headline: { value: shortDay(plan.landing), label: plainTextOf(tool, "landing") },
      scale: {
        sun: ((Date.parse(plan.landing) - start) / (Date.parse(to) - start)) * 100,
        posts: [from, to].map((day, index) => ({ at: index * 100, label: shortDay(day) })),
      },
      details: <PlanResult content={props} move={move} plan={plan} />,
      lines: ["", ...planLines(props, plan), ""],
      actions: (
        <a href={calendarAddress(tool, answers)} className="btn btn-primary">
          {plainTextOf(tool, "calendar")}
        </a>
      ),
    };
  },
});
