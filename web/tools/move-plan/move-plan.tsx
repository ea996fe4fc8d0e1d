import { defineTool } from "../define-tool.ts";
import { plainTextOf } from "../tool.ts";
import { plainWords } from "../words.tsx";
import { makePlan } from "./make-plan.ts";
import { PlanResult } from "./plan-result.tsx";
import {
  askedQuestions,
  calendarAddress,
  inWords,
  type PlanContent,
  shortDay,
} from "./plan-words.ts";
import { readMove } from "./read-move.ts";

const people = { inputMode: "numeric" } as const;

/** A plan of a visitor's own move, with dates, papers and a file for the calendar. */
export const movePlan = defineTool<"move-plan", Omit<PlanContent, "tool">>({
  kind: "move-plan",
  entries: { month: { type: "month" }, adults: people, children: people },
  questions: askedQuestions,
  answer(props, answers, today) {
    const { tool, countries } = props;
    const read = readMove(answers, { countries, today });
    if ("problems" in read) return read;
    const { move } = read;
    const plan = makePlan(move, tool, today);
    const days = plan.tasks.map(({ day }) => day).sort();
    const [from = plan.landing, to = plan.landing] = [days[0], days.at(-1)];
    const start = Date.parse(from);
    const lines = plan.tasks.map((task) => {
      const { when, title } = inWords(props, task);
      return `${when}: ${plainWords(title)}`;
    });
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
      lines: ["", ...lines, ""],
      actions: (
        <a href={calendarAddress(tool, answers)} className="btn btn-primary">
          {plainTextOf(tool, "calendar")}
        </a>
      ),
    };
  },
});
