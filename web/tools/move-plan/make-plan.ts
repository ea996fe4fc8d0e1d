import { addDays, addMonths } from "#schemas/shared/figures/review-day.ts";
import type { Rules } from "../tool.ts";
import type { Move } from "./read-move.ts";
import { FIRST, papers, type Step, type StepName, steps } from "./steps.ts";

/**
 * The values for a plan: the weeks for each step and document, which are experience and not law,
 * and the days of presence for tax residency.
 */
export type PlanRules = {
  times: Readonly<Record<StepName, { weeks: number }>>;
  rules: Rules<"move-plan">;
};

/**
 * Besides steps and documents: the arrival, and the days on which presence suffices for tax
 * residency.
 */
type TaskName = StepName | "arrival" | "presenceWithTies" | "presence";

export type Task = {
  name: TaskName;
  /** ISO date: the Monday of its first week, or the day itself for presence. */
  day: string;
  /** Its duration in weeks; undefined for the arrival and for presence. */
  weeks?: number;
  /** The number needed, if more than one. */
  count?: number;
};

const PHASE_OF_ARRIVAL = 3;
const LAST_PHASE = 4;

/**
 * Makes a plan in weeks. Steps before the arrival begin as late as possible, steps after it as
 * early as possible, and each step after the steps that it needs. Documents are finished at home.
 * If the month leaves too little time, the first possible week is used.
 * @param today ISO date; nothing begins before its week
 */
export function makePlan(move: Move, { times, rules }: PlanRules, today: string) {
  const own = steps.filter(({ isFor }) => isFor?.(move) ?? true);
  const ownPapers = papers
    .map(({ name, count }) => ({ name, count: Number(count(move)) }))
    .filter(({ count }) => count > 0);
  const needing = (name: StepName) => own.filter((step) => step.needs.includes(name));

  /** Weeks from the beginning of a step before the arrival to the arrival. */
  const lead = (name: StepName): number => {
    const after = needing(name).filter(({ isAfter }) => !isAfter);
    const next = name === FIRST ? [...after, ...ownPapers] : after;
    return times[name].weeks + Math.max(0, ...next.map((each) => lead(each.name)));
  };
  /** Weeks from the arrival to the beginning of a later step. */
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
  /** The last of a number of days there, the first one included. */
  const lastOf = (days: number) => addDays(landing, days - 1);
  const tasks: (Task & { phase: number })[] = [
    { name: "arrival", phase: PHASE_OF_ARRIVAL, day: landing },
    ...own.map(taskOf),
    { name: "presenceWithTies", phase: LAST_PHASE, day: lastOf(rules.residencyDaysWithTies) },
    { name: "presence", phase: LAST_PHASE, day: lastOf(rules.residencyDays) },
  ];
  tasks.sort((a, b) => a.phase - b.phase || byDay(a, b));
  return {
    /** ISO date of the Monday of the week of arrival. */
    landing,
    /** Whether the chosen month is too early, so that the first possible arrival is used. */
    isLater: landing >= addMonths(move.month, 1),
    /** In the order of phases, and of weeks within each. */
    tasks,
    /** In the order in which to begin, each with the first step that needs it. */
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
