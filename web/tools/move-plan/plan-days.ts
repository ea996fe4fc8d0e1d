import { isOfKind, toolOf } from "../tool-content.ts";
import { calendarIdentity, calendarNameIn, type ToolDays } from "../tool-days.ts";
import { plainWords } from "../words.tsx";
import { makePlan, type Task } from "./make-plan.ts";
import { planPlace } from "./plan-place.ts";
import { inWords } from "./plan-words.ts";
import { readMove } from "./read-move.ts";

/** A day for each task and each document of a plan. */
export const planDays: ToolDays = (content, place, entries) => {
  if (!isOfKind(content, "move-plan")) return undefined;
  const tool = toolOf("move-plan", content, place);
  const own = planPlace(content, place);
  if (!tool || !own) return undefined;
  const read = readMove(entries, { ...own, today: place.today });
  if ("problems" in read) return { tool };
  const ownName = calendarNameIn(entries);
  const ofPlan = ownName === "" ? "" : `${ownName}: `;
  const eventOf = (task: Task, prefix = "") => {
    const { title, detail, time } = inWords({ tool, times: own.times }, task, place.language);
    return {
      name: task.name,
      day: task.day,
      summary: ofPlan + prefix + plainWords(title),
      description: [plainWords(detail), time],
      costsMoney: false,
    };
  };
  const plan = makePlan(read.move, { times: own.times, rules: tool.rules }, place.today);
  const papers = `${plainWords(tool.texts.papers)}: `;
  const events = [
    ...plan.tasks.map((task) => eventOf(task)),
    ...plan.papers.map((paper) => eventOf(paper, papers)),
  ];
  return { tool, events, identity: calendarIdentity(tool, entries) };
};
