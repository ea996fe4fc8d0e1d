import { addDays, addMonths } from "#schemas/shared/figures/review-day.ts";
import type { Rules } from "../tool.ts";
import type { Move } from "./read-move.ts";
import { FIRST, papers, type Step, type StepName, steps } from "./steps.ts";

/**
 * What a plan is reckoned with: the weeks that we plan for each step and paper, which are experience
 * and no law, and the days of presence that make an individual tax resident, with ties there or without.
 */
export type PlanRules = {
  times: Readonly<Record<StepName, { weeks: number }>>;
  rules: Rules<"move-plan">;
};

/** Besides steps and papers: the landing, and the days on which presence is long enough for tax residency. */
type TaskName = StepName | "arrival" | "presenceWithTies" | "presence";

export type Task = {
  name: TaskName;
  /** ISO date: the Monday of the week in which it begins, or the day itself of presence. */
  day: string;
  /** How long it takes; none of the landing and of presence. */
  weeks?: number;
  /** How many of it; one without. */
  count?: number;
};

const PHASE_OF_ARRIVAL = 3;
const LAST_PHASE = 4;

/**
 * A plan of a move in weeks: what has to be done before the landing begins as late as it can, what
 * comes after it as early, and nothing before what it needs is done. Papers are finished at home. A
 * month that leaves no time for all of it gives way to the first week that does.
 * @param today ISO date; nothing begins before its week, and the first week is a whole one
 */
export function makePlan(move: Move, { times, rules }: PlanRules, today: string) {
  const own = steps.filter(({ isFor }) => isFor?.(move) ?? true);
  const ownPapers = papers
    .map(({ name, count }) => ({ name, count: Number(count(move)) }))
    .filter(({ count }) => count > 0);
  const needing = (name: StepName) => own.filter((step) => step.needs.includes(name));

  /** Weeks from the begin of what is done before the landing, or 0. */
  const lead = (name: StepName): number => {
    const after = needing(name).filter(({ isAfter }) => !isAfter);
    const next = name === FIRST ? [...after, ...ownPapers] : after;
    return times[name].weeks + Math.max(0, ...next.map((each) => lead(each.name)));
  };
  /** Weeks from the landing to the begin of what comes after it. */
  const lag = (step: Step): number => {
    const before = own.filter(({ isAfter, name }) => isAfter && step.needs.includes(name));
    return Math.max(0, ...before.map((each) => lag(each) + times[each.name].weeks));
  };

  const leads = own.map((step) => (step.isAfter ? 0 : lead(step.name)));
  const first = inWeeks(mondayFrom(today), Math.max(...leads));
  const landing = later(mondayFrom(move.month), first);
  const taskOf = (step: Step) => ({
    name: step.name,
    phase: step.phase,
    weeks: times[step.name].weeks,
    day: inWeeks(landing, step.isAfter ? lag(step) : -lead(step.name)),
  });
  /** The last of so many days there; the first counts. */
  const lastOf = (days: number) => addDays(landing, days - 1);
  const tasks: (Task & { phase: number })[] = [
    { name: "arrival", phase: PHASE_OF_ARRIVAL, day: landing },
    ...own.map(taskOf),
    { name: "presenceWithTies", phase: LAST_PHASE, day: lastOf(rules.residencyDaysWithTies) },
    { name: "presence", phase: LAST_PHASE, day: lastOf(rules.residencyDays) },
  ];
  tasks.sort((a, b) => a.phase - b.phase || byDay(a, b));
  return {
    /** ISO date of the Monday of the week in which it lands. */
    landing,
    /** The month that was asked for is too soon: this is the first landing that leaves time for all. */
    isLater: landing >= addMonths(move.month, 1),
    /** In the order of the phases, and of their weeks within each. */
    tasks,
    /** In the order in which to begin with them, each with the first step that asks for it. */
    papers: ownPapers
      .map(({ name, count }) => ({
        name,
        count,
        weeks: times[name].weeks,
        step: needing(name).map(taskOf).toSorted(byDay)[0]?.name,
        day: inWeeks(landing, -lead(name)),
      }))
      .sort(byDay),
  };
}

export type Plan = ReturnType<typeof makePlan>;

const MONDAY = 1;

/** The first Monday from a day on. */
export function mondayFrom(day: string): string {
  return addDays(day, (7 + MONDAY - new Date(day).getUTCDay()) % 7);
}

const inWeeks = (day: string, weeks: number) => addDays(day, weeks * 7);
const later = (a: string, b: string) => (a > b ? a : b);
const byDay = (a: { day: string }, b: { day: string }) => a.day.localeCompare(b.day);
