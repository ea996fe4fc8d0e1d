import { expect, test } from "vitest";
import { realDay } from "#schemas/shared/figures/real-day.ts";
import { addDays, addMonths } from "#schemas/shared/figures/review-day.ts";
import {
  eachOfMany,
  expectCited,
  pick,
  seededRules,
  seededTool,
  watched,
} from "#tests/support/tool-rules.ts";
import { holds } from "#web/tools/tool-content.ts";
import { makePlan, mondayFrom, type PlanRules } from "./make-plan.ts";
import type { Move } from "./read-move.ts";
import { leavesTime } from "./section.tsx";
import { papers, steps } from "./steps.ts";

const movePlan = seededTool("move-plan");

type Times = PlanRules["times"];

const seededWeeks = new Map(movePlan.times.map(({ name, weeks }) => [name, weeks] as const));

/** All planning times, with the seeded weeks or others. */
function everyTime(weeksOf?: () => number): Times {
  const times: Partial<Record<keyof Times, Times[keyof Times]>> = {};
  for (const { name } of [...steps, ...papers]) {
    times[name] = { weeks: weeksOf?.() ?? seededWeeks.get(name) ?? Number.NaN };
  }
  if (!holds<Times>(times, [...seededWeeks.keys()])) throw new Error("A time is of no step.");
  return times;
}

const rules: PlanRules = { times: everyTime(), rules: seededRules("move-plan") };

/** One person without any special step. */
const alone: Move = {
  month: "2027-03-01",
  adults: 1,
  children: 0,
  company: "none",
  hasPets: false,
  car: "none",
  country: "",
};

/** Everything that a plan knows of. */
const household: Move = {
  ...alone,
  adults: 2,
  children: 3,
  company: "freeZone",
  hasPets: true,
  car: "own",
};

const TODAY = "2026-01-15";
const plan = (move: Move, today = TODAY, given = rules) => makePlan(move, given, today);

/**
 * By hand from the weeks as they are seeded. March 2027 begins on a Monday: lease and family 5 and 6
 * weeks after it (tests 1, card 2, bank 2, lease 1), the permit 5 before (3 for the flat, 2 of its own),
 * a free zone 3 before that, its owners' papers 3 more; schools 26, their reports 3 more, and a week each
 * for scope and call before all of it.
 */
test.each([
  ["2027-03-01", "arrival medical insurance"],
  ["2027-03-08", "emiratesId"],
  ["2027-03-22", "bank driving"],
  ["2027-04-05", "lease"],
  ["2027-04-12", "family"],
  ["2027-02-08", "flat"],
  ["2027-01-25", "permit"],
  ["2027-01-04", "freeZone drivingLicences"],
  ["2026-12-14", "owners"],
  ["2026-08-31", "schools"],
  ["2026-08-10", "schoolReports"],
  ["2026-08-17", "petBooks"],
  // Finished at home: 16 weeks before the landing, not before the family's visa.
  ["2026-11-09", "petsHome marriage births"],
  ["2026-08-03", "scope"],
  ["2026-07-27", "consultation"],
  // The 90th and the 183rd day (Cabinet Decision 85/2022, Article 4), the landing's counted.
  ["2027-05-29", "presenceWithTies"],
  ["2027-08-30", "presence"],
])("on %s a family of five that lands in March 2027 begins with %s", (day, names) => {
  const { tasks, papers: own } = plan(household);
  const begun = [...tasks, ...own].filter((each) => each.day === day).map(({ name }) => name);
  expect(begun).toEqual(expect.arrayContaining(names.split(" ")));
});

test("a household has the steps and papers of what comes along, and no others", () => {
  const names = (move: Move) =>
    [...plan(move).tasks, ...plan(move).papers].map(({ name }): string => name);
  const own = ["schools", "petsHome", "carHome", "freeZone", "mainland", "family", "driving"];
  const ownPapers = ["owners", "marriage", "births", "schoolReports", "petBooks", "carPapers"];
  for (const name of [...own, ...ownPapers, "drivingLicences"]) {
    expect(names(alone)).not.toContain(name);
    expect(names(household).includes(name)).toBe(name !== "mainland");
  }
  expect(names({ ...alone, company: "mainland" })).toContain("mainland");
  expect(names({ ...alone, children: 1 })).toContain("family");
  expect(names({ ...alone, car: "local" })).toContain("drivingLicences");
  expect(names({ ...alone, car: "local" })).not.toContain("carHome");
  const counts = Object.fromEntries(plan(household).papers.map(({ name, count }) => [name, count]));
  expect(counts).toMatchObject({ passports: 5, births: 3, marriage: 1, drivingLicences: 2 });
});

test.each([
  // Alone: diplomas 8 weeks, the permit 2, the flat 3, a week each for scope and call.
  [alone, "2026-11-16", "2027-03-01", false],
  [alone, "2026-11-17", "2027-03-08", false],
  [alone, "2026-12-15", "2027-04-05", true],
  // August 2027 begins on a Sunday.
  [{ ...alone, month: "2027-08-01" }, TODAY, "2027-08-02", false],
])(
  "%o asked for on %s lands in the week of %s, later than asked: %s",
  (move, today, landing, later) => {
    expect(plan(move, today)).toMatchObject({ landing, isLater: later });
  },
);

/** Any household on any day of eight years, often at the end of February or of a year. */
const make = (random: () => number) => {
  const year = 2024 + Math.floor(random() * 8);
  const day = pick(random, ["01-01", "02-28", "03-01", "06-17", "12-31", "02-29"]);
  const today = realDay(`${year}-${day}`) ?? `${year}-02-28`;
  const move: Move = {
    month: addMonths(`${today.slice(0, 7)}-01`, Math.floor(random() * 37)),
    adults: 1 + Math.floor(random() * 20),
    children: Math.floor(random() * 21),
    company: pick(random, ["none", "freeZone", "mainland"]),
    hasPets: random() < 0.5,
    car: pick(random, ["none", "local", "own"]),
    country: "",
  };
  const weeks = everyTime(() => Math.floor(random() * 105));
  return { today, move, ruled: random() < 0.5 ? rules : { ...rules, times: weeks } };
};

test("nothing begins before what it needs is done, before today, or on another day than a Monday", () => {
  eachOfMany(make, ({ today, move, ruled }) => {
    const made = makePlan(move, ruled, today);
    const { landing, tasks, papers: own } = made;
    const dated = new Map<string, string>([...tasks, ...own].map(({ name, day }) => [name, day]));
    const doneBy = (name: keyof PlanRules["times"]) =>
      addDays(dated.get(name) ?? landing, ruled.times[name].weeks * 7);
    for (const { name, day } of [...tasks, ...own]) {
      expect(day >= today, name).toBe(true);
      if (!name.startsWith("presence")) expect(mondayFrom(day), name).toBe(day);
    }
    for (const { name, isAfter, needs } of steps) {
      const begins = dated.get(name);
      if (begins === undefined) continue;
      if (isAfter) expect(begins >= landing, name).toBe(true);
      else expect(doneBy(name) <= landing, name).toBe(true);
      for (const need of needs) {
        if (dated.has(need)) expect(doneBy(need) <= begins, `${need} of ${name}`).toBe(true);
      }
    }
    for (const { name } of papers) {
      if (!dated.has(name)) continue;
      expect(doneBy(name) <= landing, name).toBe(true);
      expect(doneBy("scope") <= (dated.get(name) ?? ""), name).toBe(true);
    }
    // The chosen month is kept if there is time, to the week.
    expect(landing >= move.month).toBe(true);
    expect(made.isLater).toBe(landing >= addMonths(move.month, 1));
    if (made.isLater) expect(dated.get("consultation")).toBe(mondayFrom(today));
    const inOrder = tasks.toSorted((a, b) => a.phase - b.phase || (a.day < b.day ? -1 : 1));
    expect(tasks.map(({ phase, day }) => [phase, day])).toEqual(
      inOrder.map(({ phase, day }) => [phase, day]),
    );
  });
});

test("a plan cites every figure that it was computed with", () => {
  const { read, seen } = watched(rules.rules);
  const names = plan(household, TODAY, { ...rules, rules: seen }).tasks.map(({ name }) => name);
  const { presence, presenceWithTies } = movePlan.texts;
  expect(names).toEqual(expect.arrayContaining(["presence", "presenceWithTies"]));
  expectCited(read, [presence, presenceWithTies]);
});

const slow = { ...rules, times: everyTime(() => 500) };

test.each([
  // Schools take 26 weeks, their reports 3, scope and call one each: 31 before 30 August 2027.
  ["2027-01-25", "2027-08-01", rules],
  ["2027-01-26", "2028-08-01", rules],
  ["2020-02-29", "2021-08-01", rules],
  // If no year leaves enough time, the last possible month is used.
  ["2028-11-22", "2031-08-01", slow],
])("on %s an example of August is of %s", (today, month, given) => {
  const augusts = Array.from({ length: 20 }, (_, years) => `${2019 + years}-08-01`);
  const inTime = augusts.find((each) => leavesTime({ ...household, month: each }, given, today));
  expect(inTime).toBe(month);
});
