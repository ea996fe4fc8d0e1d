import { movePlan } from "#scripts/seed/content/tools/move-plan.ts";
import type { PlanRules } from "#web/tools/move-plan/make-plan.ts";
import type { Move } from "#web/tools/move-plan/read-move.ts";
import { papers, steps } from "#web/tools/move-plan/steps.ts";
import { pick } from "../many.ts";

type Times = PlanRules["times"];

/** Every time, with weeks. */
export function everyTime(weeksFor: (name: keyof Times) => number): Times {
  const times: Partial<Record<keyof Times, Times[keyof Times]>> = {};
  for (const { name } of [...steps, ...papers])
    times[name] = { label: name, weeks: weeksFor(name) };
  if (!isWhole(times)) throw new Error("A time is neither of a step nor of a paper.");
  return times;
}

const seeded = movePlan.rows.filter((row) => row._type === "toolTime");
const isWhole = (times: Partial<Times>): times is Times =>
  seeded.every(({ part }) => Object.hasOwn(times, part));

/** The weeks as they are seeded, and the days of presence as Cabinet Decision 85 of 2022 has them. */
export const rules: PlanRules = {
  times: everyTime((name) => {
    const row = seeded.find(({ part }) => part === name);
    if (row === undefined) throw new Error(`No time is seeded for ${name}.`);
    return row.weeks;
  }),
  rules: { residencyDays: 183, residencyDaysWithTies: 90 },
};

/** One person without anything that makes a step of its own. */
export const alone: Move = {
  month: "2027-03-01",
  adults: 1,
  children: 0,
  company: "none",
  hasPets: false,
  car: "none",
  country: "",
};

/** Everything that a plan knows of. */
export const household: Move = {
  ...alone,
  adults: 2,
  children: 3,
  company: "freeZone",
  hasPets: true,
  car: "own",
};

/** A household of any kind. */
export const randomMove = (random: () => number, month: string): Move => ({
  month,
  adults: 1 + Math.floor(random() * 20),
  children: Math.floor(random() * 21),
  company: pick(random, ["none", "freeZone", "mainland"]),
  hasPets: random() < 0.5,
  car: pick(random, ["none", "local", "own"]),
  country: "",
});
