import { addDays } from "#schemas/shared/figures/review-day.ts";
import type { Rules, Times } from "#schemas/shared/tools/tool-kinds.ts";
import type { Move } from "./read-move.ts";
import { type PaperName, papers, type Step, type StepName, steps } from "./steps.ts";

/** What a plan is reckoned with. */
export type PlanRules = {
  /** Weeks that we plan for, by what they are for: experience, and no law. */
  times: Times<"move-plan">;
  /** Days of presence that make an individual tax resident, and those that do with ties there. */
  rules: Rules<"move-plan">;
};

/** Besides the steps: the landing, and the days on which presence is long enough for tax residency. */
export type TaskName = StepName | "arrival" | "presenceWithTies" | "presence";

type Dated = {
  /** ISO date of the day on which it begins. */
  day: string;
  /** The same as the weeks alone say, which may be past. */
  planned: string;
  /** It was to begin before the plan was asked for, and begins today instead. */
  isLate: boolean;
};

export type Task = Dated & {
  name: TaskName;
  phase: number;
  /** The weeks that are planned for it, and where they are counted from; none of the landing itself. */
  weeks?: number;
  from?: Step["from"];
};
export type PaperTask = Dated & { name: PaperName; count: number; weeks: number };

export type Plan = {
  /** ISO date of the landing: the first day of the month, or today where that is past. */
  landing: string;
  /** In the order of the phases, and of their days within each. */
  tasks: Task[];
  /** In the order in which to begin with them. */
  papers: PaperTask[];
};

const PHASE_OF_ARRIVAL = 3;
const LAST_PHASE = 4;

/**
 * A dated plan of a move: each step so many weeks before or after the landing as we plan for, each
 * paper so many before the step that asks for it. Nothing in it lies in the past: what was to begin
 * before today begins today, and says so.
 * @param today ISO date
 */
export function makePlan(move: Move, { times, rules }: PlanRules, today: string): Plan {
  const landing = later(move.month, today);
  const weeksFor = (name: keyof typeof times) => times[name].weeks;
  const days = new Map<StepName, string>();
  for (const { name, from } of stepsOf(move)) {
    if (from === "before-all") continue;
    days.set(name, inWeeks(landing, from === "before" ? -weeksFor(name) : weeksFor(name)));
  }
  const papersOfMove = papers.flatMap(({ name, neededFor, count }) => {
    const [needed] = neededFor.flatMap((step) => days.get(step) ?? []).sort();
    const weeks = weeksFor(name);
    return needed === undefined || count(move) === 0
      ? []
      : [{ name, weeks, count: count(move), ...dated(inWeeks(needed, -weeks), today) }];
  });
  const planned = [landing, ...days.values(), ...papersOfMove.map(({ planned }) => planned)].sort();
  for (const { name, from } of steps) {
    if (from === "before-all") days.set(name, inWeeks(planned[0] ?? landing, -weeksFor(name)));
  }
  const tasks: Task[] = [
    ...stepsOf(move).map(({ name, phase, from }) => ({
      name,
      phase,
      from,
      weeks: weeksFor(name),
      ...dated(days.get(name) ?? landing, today),
    })),
    { name: "arrival", phase: PHASE_OF_ARRIVAL, ...dated(landing, today) },
    ...(["presenceWithTies", "presence"] as const).map((name) => {
      const least = name === "presence" ? rules.residencyDays : rules.residencyDaysWithTies;
      return { name, phase: LAST_PHASE, ...dated(dayOfPresence(landing, least), today) };
    }),
  ];
  return {
    landing,
    tasks: tasks.sort((a, b) => a.phase - b.phase || byDay(a, b)),
    papers: papersOfMove.sort(byDay),
  };
}

/** When something begins that is planned for a day: then, or today where that is past. */
function dated(planned: string, today: string): Dated {
  return { planned, day: later(planned, today), isLate: planned < today };
}

function stepsOf(move: Move) {
  return steps.filter((step) => !("isFor" in step) || step.isFor(move));
}

/** The day on which somebody who lands has been there for so many days, the first one counted. */
function dayOfPresence(landing: string, days: number): string {
  return addDays(landing, days - 1);
}

const inWeeks = (day: string, weeks: number) => addDays(day, weeks * 7);
const later = (a: string, b: string) => (a > b ? a : b);
const byDay = (a: Dated, b: Dated) => (a.day < b.day ? -1 : Number(a.day > b.day));
