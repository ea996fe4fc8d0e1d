import { addDays, addMonths } from "#schemas/shared/figures/review-day.ts";
import type { Rules } from "../tool.ts";
import type { Move } from "./read-move.ts";
import { mondayFrom, schoolWeekFrom } from "./school-year.ts";
import { FIRST, papers, type Step, type StepName, steps, visaFree } from "./steps.ts";

/** The weeks for each step and document, which are experience and not law. */
export type Times = Readonly<Record<StepName, { weeks: number }>>;

/**
 * The values for a plan: the planning times, the days of presence for tax residency, and the days
 * that a family may stay without a visa.
 */
export type PlanRules = { times: Times; rules: Rules<"move-plan"> };

/**
 * Besides steps and documents: the arrival, and the days on which presence suffices for tax
 * residency.
 */
type TaskName = StepName | "arrival" | "presenceWithTies" | "presence";

export type Task = {
  name: TaskName;
  /** ISO date: the Monday of its first week, or the day itself for presence and `visaFree`. */
  day: string;
  /** Its duration in weeks; undefined for what happens on one day. */
  weeks?: number;
  /** The number needed, if more than one. */
  count?: number;
};

const PHASE_OF_ARRIVAL = 3;
const LAST_PHASE = 4;

/** Weeks between the arrival and the first day at school, at the least. */
const WEEKS_BEFORE_SCHOOL = 1;

/** A step or a document, as far as its days depend on it. */
type Part = Pick<Step, "name" | "needs" | "begins" | "mayEndThere">;

/** The steps and documents of a move, with the weeks that must pass before each can begin. */
function partsOf(move: Move, times: Times) {
  const own = steps.filter(({ isFor }) => isFor?.(move) ?? true);
  const ownPapers = papers
    .map((paper) => ({ ...paper, needs: [FIRST] as const, count: Number(paper.count(move)) }))
    .filter(({ count }) => count > 0);
  const parts: readonly Part[] = [...own, ...ownPapers];
  /** Weeks from the first talk to the beginning of a part. */
  const earliest = ({ needs }: Pick<Part, "needs">): number =>
    Math.max(0, ...parts.filter(({ name }) => needs.includes(name)).map(earliestEnd));
  const earliestEnd = (part: Part): number => earliest(part) + times[part.name].weeks;
  const isHolding = ({ begins, mayEndThere }: Part) => begins === undefined && !mayEndThere;
  const schools = own.find(({ name }) => name === "schools");
  return {
    own,
    ownPapers,
    parts,
    earliest,
    /** Weeks from the first talk to the first possible arrival. */
    toArrival: Math.max(0, ...parts.filter(isHolding).map(earliestEnd)),
    /** Weeks from the first talk to the first possible day at school; zero without pupils. */
    toSchool: schools ? earliestEnd(schools) : 0,
  };
}

/** Weeks from the first talk to the first possible arrival, and to the first day at school. */
export function leadWeeks(move: Move, times: Times): { toArrival: number; toSchool: number } {
  const { toArrival, toSchool } = partsOf(move, times);
  return { toArrival, toSchool };
}

/**
 * Makes a plan in weeks. Steps before the arrival begin as late as possible, steps after it as
 * early as possible, and each step after the steps that it needs. If the month leaves too little
 * time, the first possible week is used. A step that may end after the arrival begins later then,
 * and the arrival does not wait for it.
 * @param today ISO date; nothing begins before its week
 */
export function makePlan(move: Move, { times, rules }: PlanRules, today: string) {
  const { own, ownPapers, parts, earliest, toArrival, toSchool } = partsOf(move, times);
  const start = mondayFrom(today);
  const first = later(mondayFrom(move.month), inWeeks(start, toArrival));
  const landing = landingForSchool(first, inWeeks(start, toSchool));
  const schoolDay = schoolDayAfter(landing);

  /** The days that are computed already, because several parts need the same one. */
  const days = new Map<StepName, string>();
  function dayOf(part: Part): string {
    const day = days.get(part.name) ?? computeDay(part);
    days.set(part.name, day);
    return day;
  }
  const endOf = (part: Part) => inWeeks(dayOf(part), times[part.name].weeks);
  function computeDay({ name, needs, begins }: Part): string {
    if (name === "schoolBegins") return schoolDay;
    if (begins !== undefined) {
      const before = parts.filter((part) => needs.includes(part.name));
      return [begins === "there" ? landing : start, ...before.map(endOf)].reduce(later);
    }
    const after = parts.filter((part) => part.begins === undefined && part.needs.includes(name));
    const end = [name === "schools" ? schoolDay : landing, ...after.map(dayOf)].reduce(earlier);
    return later(inWeeks(start, earliest({ needs })), inWeeks(end, -times[name].weeks));
  }

  const taskOf = (step: Step) => ({
    name: step.name,
    phase: step.phase,
    weeks: times[step.name].weeks,
    day: dayOf(step),
  });
  const firstNeeding = (name: StepName) =>
    own
      .filter(({ needs }) => needs.includes(name))
      .map(taskOf)
      .toSorted(byDay)[0];
  /** The last of a number of days there, the first one included. */
  const lastOf = (days: number) => addDays(landing, days - 1);
  const tasks: (Task & { phase: number })[] = [
    { name: "arrival", phase: PHASE_OF_ARRIVAL, day: landing },
    ...own.map(taskOf),
    ...(visaFree.isFor(move)
      ? [{ name: visaFree.name, phase: visaFree.phase, day: lastOf(rules.visaFreeDays) }]
      : []),
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
      .map((paper) => ({
        name: paper.name,
        count: paper.count,
        weeks: times[paper.name].weeks,
        step: firstNeeding(paper.name)?.name,
        day: dayOf(paper),
      }))
      .sort(byDay),
  };
}

export type Plan = ReturnType<typeof makePlan>;

/**
 * The first week of arrival from a Monday on after which school begins no earlier than there are
 * places.
 * @param places ISO date of the first Monday with places at schools
 */
function landingForSchool(monday: string, places: string): string {
  let landing = monday;
  while (schoolDayAfter(landing) < places) landing = inWeeks(landing, 1);
  return landing;
}

const schoolDayAfter = (landing: string) => schoolWeekFrom(inWeeks(landing, WEEKS_BEFORE_SCHOOL));
const inWeeks = (day: string, weeks: number) => addDays(day, weeks * 7);
const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);
const byDay = (a: { day: string }, b: { day: string }) => a.day.localeCompare(b.day);
