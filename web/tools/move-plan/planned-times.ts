import { LONGEST_TIME } from "#schemas/shared/tools/tool-query.ts";
import { holds } from "../tool-content.ts";
import { papers, type StepName, steps, visaFree } from "./steps.ts";

/** A step or document with its planned weeks. */
export type PlannedTime = { name: string; label: string; weeks: number };

/** The planning times by name; undefined if one is missing or invalid, as in a draft. */
export function timesIn<Time extends PlannedTime>(planned: readonly Time[]) {
  const isTime = (weeks: number) => Number.isInteger(weeks) && 0 <= weeks && weeks <= LONGEST_TIME;
  const known = planned.filter(({ weeks }) => isTime(weeks));
  const times = Object.fromEntries(known.map((time) => [time.name, time]));
  return holds<Record<StepName, Time>>(times, stepNames) ? times : undefined;
}

/** The names of all rows that the tool's document has to have. */
export const stepNames: readonly StepName[] = [...steps, ...papers, visaFree].map(
  ({ name }) => name,
);
