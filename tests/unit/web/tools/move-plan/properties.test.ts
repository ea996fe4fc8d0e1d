import { expect, test } from "vitest";
import { realDay } from "#schemas/shared/figures/real-day.ts";
import { addMonths } from "#schemas/shared/figures/review-day.ts";
import { toolNeeds } from "#schemas/shared/tools/tool-kinds.ts";
import { makePlan, type PlanRules } from "#web/tools/move-plan/make-plan.ts";
import type { Move } from "#web/tools/move-plan/read-move.ts";
import { papers, steps } from "#web/tools/move-plan/steps.ts";
import { expectCited, seededRandom, watched } from "../many.ts";
import { everyTime, rules } from "./cases.ts";

const ROUNDS = 2_000;

function pick<Value>(random: () => number, values: readonly [Value, ...Value[]]): Value {
  return values[Math.floor(random() * values.length)] ?? values[0];
}

/** A household of any kind on any day of eight years, often at the end of February or of a year. */
function randomCase(random: () => number): { move: Move; today: string } {
  const year = 2024 + Math.floor(random() * 8);
  const day = pick(random, ["01-01", "02-28", "03-01", "06-17", "12-31", "02-29"]);
  const today = realDay(`${year}-${day}`) ?? `${year}-02-28`;
  const month = addMonths(`${today.slice(0, 7)}-01`, Math.floor(random() * 37));
  return {
    today,
    move: {
      month,
      adults: 1 + Math.floor(random() * 20),
      children: Math.floor(random() * 21),
      company: pick(random, ["none", "freeZone", "mainland"]),
      hasPets: random() < 0.5,
      car: pick(random, ["none", "local", "own"]),
      country: "",
    },
  };
}

/** Weeks of any size, as an editor may enter them. */
function randomRules(random: () => number): PlanRules {
  return { ...rules, times: everyTime(() => Math.floor(random() * 105)) };
}

test("every day is one of the calendar, none lies before today, and none moves without saying so", () => {
  const random = seededRandom(1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { move, today } = randomCase(random);
    const plan = makePlan(move, random() < 0.5 ? rules : randomRules(random), today);
    const wrong = [...plan.tasks, ...plan.papers].filter(
      ({ day, planned, isLate }) =>
        realDay(day) !== day ||
        day < today ||
        isLate !== planned < today ||
        day !== (isLate ? today : planned),
    );
    expect(wrong, JSON.stringify({ move, today })).toEqual([]);
  }
});

test("days follow each other within a phase, papers come before their steps, and the first call before all", () => {
  const random = seededRandom(2);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { move, today } = randomCase(random);
    const { tasks, papers: own } = makePlan(move, randomRules(random), today);
    const inOrder = tasks.toSorted(
      (a, b) => a.phase - b.phase || (a.day < b.day ? -1 : Number(a.day > b.day)),
    );
    expect(tasks).toEqual(inOrder);
    const dayOf = new Map<string, string>(tasks.map(({ name, planned }) => [name, planned]));
    for (const { name, planned } of own) {
      const { neededFor } = papers.find((paper) => paper.name === name) ?? { neededFor: [] };
      const needed = neededFor.flatMap((step) => dayOf.get(step) ?? []);
      const isReady = needed.length > 0 && needed.every((day) => planned <= day);
      expect(isReady, JSON.stringify({ name, move })).toBe(true);
    }
    const first = tasks.find(({ name }) => name === "consultation")?.planned ?? "";
    const earlier = [...tasks, ...own].filter(({ planned }) => planned < first);
    expect(earlier.filter(({ name }) => name !== "scope")).toEqual([]);
  }
});

test("a month later moves every planned day, and none to an earlier one", () => {
  const random = seededRandom(3);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { move, today } = randomCase(random);
    const later = { ...move, month: addMonths(move.month, 1) };
    const [before, after] = [makePlan(move, rules, today), makePlan(later, rules, today)];
    const afterOf = new Map(after.tasks.map(({ name, day }) => [name, day]));
    const earlier = before.tasks.filter(({ name, day }) => (afterOf.get(name) ?? "") < day);
    expect(earlier, JSON.stringify({ move, today })).toEqual([]);
  }
});

test("as they are seeded, the weeks keep each phase after the one before it begins", () => {
  const random = seededRandom(4);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { move } = randomCase(random);
    const { tasks } = makePlan(move, rules, "2020-01-01");
    const begins = [0, 1, 2, 3, 4].map(
      (phase) =>
        tasks
          .filter((task) => task.phase === phase)
          .map(({ planned }) => planned)
          .sort()[0] ?? "",
    );
    expect(begins, JSON.stringify(move)).toEqual(begins.toSorted());
    const dayOf = (name: string) => tasks.find((task) => task.name === name)?.planned ?? "";
    for (const company of ["freeZone", "mainland"]) {
      if (dayOf(company)) expect(dayOf(company) < dayOf("permit")).toBe(true);
    }
    expect(dayOf("emiratesId") < dayOf("bank") && dayOf("bank") < dayOf("lease")).toBe(true);
    if (dayOf("family")) expect(dayOf("family") > dayOf("emiratesId")).toBe(true);
  }
});

test("a plan cites every figure that it was reckoned with", () => {
  const random = seededRandom(5);
  for (let round = 0; round < 100; round += 1) {
    const { move, today } = randomCase(random);
    const { read, seen } = watched(rules.rules);
    const { tasks } = makePlan(move, { ...rules, rules: seen }, today);
    expect([...read].sort()).toEqual(Object.keys(rules.rules).sort());
    expectCited(
      "move-plan",
      read,
      tasks.map(({ name }) => (name === "arrival" ? "landing" : name)),
    );
  }
});

test("every time that the tool's document holds is planned with", () => {
  const used = [...steps, ...papers].map(({ name }) => name);
  const { times, questions } = toolNeeds("move-plan");
  expect(used.toSorted()).toEqual([...times].sort());
  expect(times.filter((name) => Object.hasOwn(questions, name))).toEqual([]);
});
