import { makePlan, type PlanRules } from "./make-plan.ts";
import type { Move } from "./read-move.ts";

/** Further ahead a month cannot be asked for. */
const YEARS_AHEAD = 2;

/**
 * An example's move in the next year that leaves time for everything in it, so that it never ages:
 * whatever year an editor wrote, only the month of the year counts. Where no year leaves the time, the
 * last one stands.
 * @param today ISO date
 */
export function exampleMove(move: Move, rules: PlanRules, today: string): Move {
  const thisYear = Number(today.slice(0, 4));
  const moves = Array.from({ length: YEARS_AHEAD + 1 }, (_, years) => ({
    ...move,
    month: `${thisYear + years}${move.month.slice(4)}`,
  }));
  return moves.find((each) => !makePlan(each, rules, today).isLater) ?? moves.at(-1) ?? move;
}
