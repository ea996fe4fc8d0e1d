import { expect, test } from "vitest";
import { makePlan, type PlanRules } from "#web/tools/move-plan/make-plan.ts";
import type { Move } from "#web/tools/move-plan/read-move.ts";
import { alone, everyTime, household, rules } from "./cases.ts";

const TODAY = "2026-01-15";
const plan = (move: Move, today = TODAY, ruled: PlanRules = rules) => makePlan(move, ruled, today);
const dayOf = (move: Move, name: string, today?: string) => {
  const { tasks, papers } = plan(move, today);
  return [...tasks, ...papers].find((each) => each.name === name)?.day;
};

/** The same weeks for everything, so that days can be counted on fingers. */
const everything = (weeks: number): PlanRules => ({
  ...rules,
  times: everyTime(() => weeks),
});

test("a step begins as many weeks before or after the landing as are planned for it", () => {
  const { landing, tasks } = plan(alone, TODAY, everything(2));
  const days = new Map(tasks.map(({ name, day }) => [name, day]));
  expect(landing).toBe("2027-03-01");
  expect(days.get("permit")).toBe("2027-02-15");
  expect(days.get("medical")).toBe("2027-03-15");
});

test("a paper begins before the step that asks for it, and what comes before all else before that", () => {
  const { tasks, papers } = plan(alone, TODAY, everything(2));
  expect(papers).toContainEqual(
    expect.objectContaining({ name: "passports", day: "2027-02-01", count: 1, weeks: 2 }),
  );
  expect(tasks[0]).toMatchObject({ name: "consultation", phase: 0, day: "2027-01-18" });
});

test("where two steps ask for a paper, it is there for the first", () => {
  const withZone = plan({ ...alone, company: "freeZone" });
  const permit = dayOf(alone, "permit");
  const company = withZone.tasks.find(({ name }) => name === "freeZone")?.day ?? "";
  expect(company < (permit ?? "")).toBe(true);
  const begins = (each: typeof withZone) =>
    each.papers.find(({ name }) => name === "passports")?.day ?? "";
  expect(begins(withZone) < begins(plan(alone))).toBe(true);
});

test("a household has the steps and papers of what comes along, and no others", () => {
  const names = (move: Move) => {
    const { tasks, papers } = plan(move);
    return [...tasks, ...papers].map(({ name }): string => name);
  };
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
});

test("papers are counted by who needs one", () => {
  const counts = Object.fromEntries(plan(household).papers.map(({ name, count }) => [name, count]));
  expect(counts).toMatchObject({ passports: 5, births: 3, marriage: 1, drivingLicences: 2 });
});

test("what was to begin before today begins today, and says so", () => {
  const { tasks, papers } = plan(household, "2027-02-20");
  expect(tasks.find(({ name }) => name === "flat")).toMatchObject({
    day: "2027-02-20",
    planned: "2027-02-08",
    isLate: true,
  });
  expect(tasks.find(({ name }) => name === "medical")?.isLate).toBe(false);
  expect(papers.every(({ day }) => day >= "2027-02-20")).toBe(true);
});

test("in the month of the landing, the landing is today", () => {
  expect(plan(alone, "2027-03-19").landing).toBe("2027-03-19");
  expect(plan(alone, "2027-03-01").landing).toBe("2027-03-01");
});

/**
 * Cabinet Decision 85 of 2022, Article 4: 183 days or more within 12 consecutive months, or 90 with a
 * residence permit and ties. Which day of the year is the 183rd is the calendar's: 2 July, and 1 July
 * of a leap year.
 */
test.each([
  ["2027-01-01", "presence", "2027-07-02"],
  ["2028-01-01", "presence", "2028-07-01"],
  ["2027-01-01", "presenceWithTies", "2027-03-31"],
  ["2028-01-01", "presenceWithTies", "2028-03-30"],
  ["2027-09-01", "presence", "2028-03-01"],
])("who lands on %s has enough days (%s) on %s", (month, name, day) => {
  expect(dayOf({ ...alone, month }, name)).toBe(day);
});
