import { sectionOf } from "../tool-section.tsx";
import { Form } from "./form.tsx";
import { makePlan, type PlanRules } from "./make-plan.ts";
import { movePlan } from "./move-plan.tsx";
import { planPlace } from "./plan-words.ts";
import { type Move, readMove } from "./read-move.ts";

/** Further ahead a month cannot be asked for. */
const YEARS_AHEAD = 2;

/**
 * An example's month in the next year that leaves time for everything in it, so that it never ages:
 * whatever year an editor wrote, only the month of the year counts. Where no year leaves the time, the
 * last one stands.
 * @param today ISO date
 * @returns ISO date of the first day of the month
 */
export function exampleMonth(move: Move, rules: PlanRules, today: string): string {
  const months = Array.from(
    { length: YEARS_AHEAD + 1 },
    (_, years) => `${Number(today.slice(0, 4)) + years}${move.month.slice(4)}`,
  );
  const isInTime = (month: string) => !makePlan({ ...move, month }, rules, today).isLater;
  return months.find(isInTime) ?? months.at(-1) ?? move.month;
}

export const section = sectionOf(movePlan, Form, {
  prepare: planPlace,
  ofToday({ tool, countries }, given, today) {
    const read = readMove(given, { countries });
    if ("problems" in read) return given;
    return { ...given, month: exampleMonth(read.move, tool, today).slice(0, "2027-08".length) };
  },
});
