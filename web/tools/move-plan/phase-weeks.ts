import { makePlan } from "./make-plan.ts";
import { type PlannedTime, timesIn } from "./planned-times.ts";
import type { Move } from "./read-move.ts";
import { PHASES } from "./steps.ts";

/** A family with a company, which the home page describes. */
const family: Move = {
  month: "2100-02-01",
  adults: 2,
  children: 1,
  company: "freeZone",
  hasPets: false,
  car: "none",
  country: "",
};

/**
 * The weeks of each phase since the first talk, by the times of the plan; undefined if a time is
 * missing or invalid.
 */
export function phaseWeeks(planned: readonly PlannedTime[]) {
  const times = timesIn(planned);
  if (times === undefined) return undefined;
  // Presence is counted in days and does not affect phases.
  const rules = { residencyDays: 1, residencyDaysWithTies: 1 };
  const { tasks } = makePlan(family, { times, rules }, "2090-01-01");
  const start = Math.min(...tasks.map(({ day }) => Date.parse(day)));
  return Array.from({ length: PHASES }, (_, phase) => {
    const own = tasks.filter((task) => task.phase === phase && task.weeks !== undefined);
    const begins = own.map(({ day }) => Math.round((Date.parse(day) - start) / WEEK) + 1);
    const ends = own.map(({ weeks = 0 }, index) => (begins[index] ?? 1) + weeks - 1);
    return { from: Math.min(...begins), to: Math.max(...ends) };
  });
}

const WEEK = 7 * 24 * 60 * 60 * 1000;
