import { addMonths } from "#schemas/shared/figures/review-day.ts";
import { sectionOf } from "../tool-section.tsx";
import { makePlan, type PlanRules } from "./make-plan.ts";
import { Form } from "./move-plan.island.tsx";
import { movePlan } from "./move-plan.tsx";
import { planPlace } from "./plan-place.ts";
import { MONTHS_AHEAD, type Move, readMove } from "./read-move.ts";

/**
 * Whether an example's month leaves time for all steps. If no month does, the last one is used.
 * @param today ISO date
 */
export function leavesTime(move: Move, rules: PlanRules, today: string): boolean {
  return !makePlan(move, rules, today).isLater || move.month > addMonths(today, MONTHS_AHEAD - 12);
}

export const section = sectionOf(movePlan, Form, {
  prepare: planPlace,
  isAhead({ tool, times, countries, months }, entries, today) {
    const read = readMove(entries, { countries, months });
    return "move" in read && leavesTime(read.move, { times, rules: tool.rules }, today);
  },
});
