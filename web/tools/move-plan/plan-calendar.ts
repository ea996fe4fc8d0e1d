import { createHash } from "node:crypto";
import { type CalendarDay, calendarFile } from "#web/lib/icalendar.ts";
import { type Answers, addressOfAnswers } from "../answers.ts";
import { plainTextOf } from "../tool.ts";
import { plainWords } from "../words.tsx";
import type { Dated, Plan, TaskName } from "./make-plan.ts";
import { inWords, type PlanContent } from "./plan-words.ts";
import type { Move } from "./read-move.ts";
import type { PaperName } from "./steps.ts";

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
  const event = (dated: Dated<TaskName | PaperName>, prefix = ""): CalendarDay => {
    const { title, detail, time } = inWords(content, dated);
    return {
      uid: `${dated.name}-${ownName}@${host}`,
      day: dated.day,
      summary: prefix + plainWords(title),
      description: [plainWords(detail), time, address].filter(Boolean).join("\n"),
    };
  };
  const papers = `${plainTextOf(tool, "papers")}: `;
  const events = [
    ...plan.tasks.map((task) => event(task)),
    ...plan.papers.map((paper) => event(paper, papers)),
  ];
  return calendarFile(events, head);
}
