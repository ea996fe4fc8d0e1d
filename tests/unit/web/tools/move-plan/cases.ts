import { movePlan } from "#scripts/seed/content/tools/move-plan.ts";
import type { PlanRules, Times } from "#web/tools/move-plan/make-plan.ts";
import type { Move } from "#web/tools/move-plan/read-move.ts";

/** Every time, with weeks. */
export function everyTime(weeksFor: (name: keyof Times) => number): Times {
  const entry = (name: keyof Times) => ({ label: name, weeks: weeksFor(name) });
  return {
    consultation: entry("consultation"),
    scope: entry("scope"),
    schools: entry("schools"),
    petsHome: entry("petsHome"),
    removal: entry("removal"),
    carHome: entry("carHome"),
    leaving: entry("leaving"),
    freeZone: entry("freeZone"),
    mainland: entry("mainland"),
    permit: entry("permit"),
    flat: entry("flat"),
    medical: entry("medical"),
    emiratesId: entry("emiratesId"),
    family: entry("family"),
    bank: entry("bank"),
    lease: entry("lease"),
    driving: entry("driving"),
    passports: entry("passports"),
    diplomas: entry("diplomas"),
    marriage: entry("marriage"),
    births: entry("births"),
    schoolReports: entry("schoolReports"),
    owners: entry("owners"),
    petBooks: entry("petBooks"),
    drivingLicences: entry("drivingLicences"),
    carPapers: entry("carPapers"),
    taxPapers: entry("taxPapers"),
  };
}

/** The weeks as they are seeded, and the days of presence as Cabinet Decision 85 of 2022 has them. */
export const rules: PlanRules = {
  times: everyTime((name) => {
    const row = movePlan.rows.find((each) => each._type === "toolOption" && each.name === name);
    if (row === undefined || !("value" in row)) throw new Error(`No time is seeded for ${name}.`);
    return Number(row.value);
  }),
  residencyDays: 183,
  residencyDaysWithTies: 90,
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
