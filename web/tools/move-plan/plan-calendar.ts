import { createHash } from "node:crypto";
import { type CalendarDay, calendarFile } from "#web/lib/icalendar.ts";
import { type Answers, addressOfAnswers } from "../answers.ts";
import { plainTextOf } from "../tool.ts";
import { plainWords } from "../words.tsx";
import type { Plan } from "./make-plan.ts";
import { detailOf, type PlanContent, paperName, timeOf, titleOf } from "./plan-words.ts";
import type { Move } from "./read-move.ts";

type PlanCalendar = {
  content: PlanContent;
  answers: Answers;
  move: Move;
  plan: Plan;
  /** The brand. */
  product: string;
  madeAt: Date;
};

/**
 * The calendar file of a plan: a day for each task and for each paper. Who imports the file again
 * gets the same events, also for another month: of the move all but the month makes their names.
 */
export function planCalendar({ content, answers, move, plan, ...head }: PlanCalendar): string {
  const { tool } = content;
  const { host } = new URL(tool.site);
  const { month: _, ...household } = move;
  const ownName = createHash("sha256").update(JSON.stringify(household)).digest("hex").slice(0, 16);
  const address = tool.site + addressOfAnswers(tool.path, { kind: tool.kind, answers });
  const event = (name: string, day: string, summary: string, details: string[]): CalendarDay => ({
    uid: `${name}-${ownName}@${host}`,
    day,
    summary,
    description: [...details.filter((detail) => detail !== ""), address].join("\n"),
  });
  const papers = plainTextOf(tool, "papers");
  const events = [
    ...plan.tasks.map((task) =>
      event(task.name, task.day, plainWords(titleOf(content, task)), [
        plainWords(detailOf(content, task)),
        timeOf(content, task.weeks),
      ]),
    ),
    ...plan.papers.map((paper) =>
      event(paper.name, paper.day, `${papers}: ${paperName(content, paper)}`, [
        timeOf(content, paper.weeks),
      ]),
    ),
  ];
  return calendarFile(events, head);
}
