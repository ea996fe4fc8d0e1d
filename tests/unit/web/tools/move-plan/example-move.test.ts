import { expect, test } from "vitest";
import { exampleMove } from "#web/tools/move-plan/example-move.ts";
import { makePlan } from "#web/tools/move-plan/make-plan.ts";
import { alone, everyTime, household, rules } from "./cases.ts";

const monthOn = (today: string, move = household) => exampleMove(move, rules, today).month;
const ofAugust = { ...household, month: "2027-08-01" };

test.each([
  ["2026-11-22", "2027-08-01"],
  // Schools are asked 26 weeks before, their reports 3 before that, and we 2 before all.
  ["2026-12-27", "2027-08-01"],
  ["2026-12-28", "2028-08-01"],
  ["2028-11-22", "2029-08-01"],
  ["2030-02-28", "2031-08-01"],
  ["2020-02-29", "2021-08-01"],
])("on %s an example of August is of %s", (today, month) => {
  expect(monthOn(today, ofAugust)).toBe(month);
});

test("through four years no example begins in the past, or more than two years ahead", () => {
  for (let day = Date.UTC(2027, 0, 1); day < Date.UTC(2031, 0, 1); day += 5 * 86_400_000) {
    const today = new Date(day).toISOString().slice(0, 10);
    for (const move of [household, alone, ofAugust]) {
      const example = exampleMove(move, rules, today);
      const { tasks, papers } = makePlan(example, rules, today);
      expect([...tasks, ...papers].filter(({ isLate }) => isLate)).toEqual([]);
      expect(Number(example.month.slice(0, 4)) - Number(today.slice(0, 4))).toBeLessThanOrEqual(2);
    }
  }
});

test("where no year leaves the time, the last one that can be asked for stands", () => {
  const slow = { ...rules, times: everyTime(() => 500) };
  expect(exampleMove(ofAugust, slow, "2028-11-22").month).toBe("2030-08-01");
});
