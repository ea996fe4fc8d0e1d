import { leadWeeks } from "./make-plan.ts";
import { type PlannedTime, timesIn } from "./planned-times.ts";
import type { Move } from "./read-move.ts";

/** One person who founds a company in a free zone. */
const founder: Move = {
  month: "",
  adults: 1,
  children: 0,
  pupils: 0,
  company: "freeZone",
  isFounded: false,
  hasGoods: false,
  hasPets: false,
  car: "none",
  country: "",
};

/** A family with a company and with children who need places at a school. */
const family: Move = { ...founder, adults: 2, children: 2, pupils: 2, hasGoods: true };

const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/**
 * How long two moves take by the times of the plan: the weeks from the first talk to the arrival of
 * a founder, and the months from it to a family's first day at school. Undefined if a time is
 * missing or invalid.
 */
export function twoSpeeds(planned: readonly PlannedTime[]) {
  const times = timesIn(planned);
  if (times === undefined) return undefined;
  const { toArrival, toSchool } = leadWeeks(family, times);
  return {
    weeks: leadWeeks(founder, times).toArrival,
    // Part of a month counts as a month, so that nobody begins too late.
    months: Math.ceil((Math.max(toArrival, toSchool) * MONTHS_A_YEAR) / WEEKS_A_YEAR),
  };
}
