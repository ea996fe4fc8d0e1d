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
import { leadWeeks, makePlan, type PlanRules } from "./make-plan.ts";
import { stepNames } from "./planned-times.ts";
import type { Move } from "./read-move.ts";
import { mondayFrom, schoolWeekFrom } from "./school-year.ts";
import { leavesTime } from "./section.tsx";
import { papers, type StepName, steps } from "./steps.ts";
import { twoSpeeds } from "./two-speeds.ts";

const movePlan = seededTool("move-plan");

type Times = PlanRules["times"];

const seededWeeks = new Map(movePlan.times.map(({ name, weeks }) => [name, weeks] as const));

/** All planning times, with the seeded weeks or others. */
function everyTime(weeksOf?: (name: StepName) => number): Times {
  const times: Partial<Record<keyof Times, Times[keyof Times]>> = {};
  for (const name of stepNames) {
    times[name] = { weeks: weeksOf?.(name) ?? seededWeeks.get(name) ?? Number.NaN };
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
  pupils: 0,
  company: "remote",
  isFounded: false,
  hasGoods: false,
  hasPets: false,
  car: "none",
  country: "homeCountry-denmark",
};

/** Everything that a plan knows of. */
const household: Move = {
  ...alone,
  adults: 2,
  children: 3,
  pupils: 2,
  company: "freeZone",
  isFounded: false,
  hasGoods: true,
  hasPets: true,
  car: "own",
};

const TODAY = "2026-01-15";
const plan = (move: Move, today = TODAY, given = rules) => makePlan(move, given, today);

/**
 * By hand from the weeks as they are seeded. March 2027 begins on a Monday. After it: tests 1, card 2,
 * bank 2, lease 1, then the family; school a week after the landing. Before it: the flat 2, the permit 2,
 * the establishment card 1, a free zone 3, its owners' papers 3; places at schools 34 before school begins,
 * their reports 3 more, and a week each for scope and call before all of it.
 */
test.each([
  ["2027-03-01", "arrival medical insurance"],
  ["2027-03-08", "emiratesId schoolBegins"],
  ["2027-03-22", "bank companyBank driving"],
  ["2027-04-05", "lease"],
  ["2027-04-12", "family"],
  ["2027-02-15", "flat"],
  ["2027-02-01", "permit"],
  // The registration for tax begins with the licence, besides the card.
  ["2027-01-25", "establishmentCard taxRegistration"],
  ["2027-01-04", "freeZone drivingLicences"],
  ["2026-12-14", "owners"],
  ["2026-12-07", "removal carHome taxPapers"],
  ["2026-07-13", "schools"],
  ["2026-06-22", "schoolReports"],
  ["2026-08-17", "petBooks"],
  // Finished at home: 16 weeks before the landing, not before the family's visa.
  ["2026-11-09", "petsHome marriage births"],
  ["2026-06-15", "scope"],
  ["2026-06-08", "consultation"],
  // The 90th and the 183rd day (Cabinet Decision 85/2022, Article 4), the landing's counted.
  ["2027-05-29", "visaFree presenceWithTies"],
  ["2027-08-30", "presence"],
])("on %s a family of five that lands in March 2027 begins with %s", (day, names) => {
  const { tasks, papers: own } = plan(household);
  const begun = [...tasks, ...own].filter((each) => each.day === day).map(({ name }) => name);
  expect(begun.toSorted()).toEqual(names.split(" ").toSorted());
});

const namesOf = (move: Move) =>
  [...plan(move).tasks, ...plan(move).papers].map(({ name }): string => name);

test("a household's plan has exactly the steps and papers it needs", () => {
  const ofCompany = ["owners", "establishmentCard", "taxRegistration", "companyBank"];
  const ofSchool = ["schools", "schoolReports", "schoolBegins"];
  const ofOthers = ["removal", "petsHome", "carHome", "family", "visaFree", "driving"];
  const ofPapers = ["marriage", "births", "petBooks", "carPapers", "drivingLicences"];
  for (const name of ["freeZone", ...ofCompany, ...ofSchool, ...ofOthers, ...ofPapers]) {
    expect(namesOf(alone)).not.toContain(name);
    expect(namesOf(household)).toContain(name);
  }
  expect(namesOf(household)).not.toContain("mainland");
  expect(namesOf({ ...alone, company: "mainland" })).toEqual(
    expect.arrayContaining(["mainland", ...ofCompany]),
  );
  const toddler = namesOf({ ...alone, children: 1 });
  expect(toddler).toEqual(expect.arrayContaining(["family", "births", "visaFree"]));
  expect(toddler).not.toEqual(expect.arrayContaining(ofSchool));
  expect(namesOf({ ...alone, car: "local" })).toContain("drivingLicences");
  expect(namesOf({ ...alone, car: "local" })).not.toContain("carHome");
  const counts = Object.fromEntries(plan(household).papers.map(({ name, count }) => [name, count]));
  expect(counts).toMatchObject({ passports: 5, births: 3, marriage: 1, schoolReports: 2 });
});

const visas = ["none", "owner", "remote", "work", "green", "freeZone", "mainland"] as const;

test("the papers of a plan follow the visa that was found", () => {
  const proofs = ["noneProof", "ownerProof", "remoteProof", "workProof", "greenProof"];
  const asked = visas.map((company) => {
    const { papers: own } = plan({ ...household, company });
    // Whatever a visa asks for is to be had before its permit.
    return own.flatMap(({ name, step }) => (proofs.includes(name) ? [`${name}: ${step}`] : []));
  });
  expect(asked.map(String)).toEqual([
    ...["noneProof", "ownerProof", "remoteProof", "workProof", "greenProof"].map(
      (name) => `${name}: permit`,
    ),
    ...["", ""],
  ]);
});

test("a home that is bought has its steps, and needs no lease", () => {
  const owner: Move = { ...household, company: "owner" };
  const { tasks } = plan(owner);
  const dayOf = (name: string) => tasks.find((task) => task.name === name)?.day ?? "none";
  const bought = ["purchase", "titleDeed", "permit", "flat"].map(dayOf);
  expect(bought).toEqual(bought.toSorted());
  expect(bought).not.toContain("none");
  expect(dayOf("lease")).toBe("none");
  // The family's visa waits for the owner's card, and for no lease: tests 1, card 2.
  expect(dayOf("family")).toBe(addDays(plan(owner).landing, 3 * 7));
  for (const name of ["purchase", "titleDeed"]) {
    expect(namesOf(household)).not.toContain(name);
  }
});

test("only work and green visas ask for diplomas", () => {
  const asked = visas.filter((company) => namesOf({ ...household, company }).includes("diplomas"));
  expect(asked).toEqual(["work", "green"]);
});

test("a family from outside the eight countries is told to ask about a visit visa", () => {
  const elsewhere = namesOf({ ...household, country: "" });
  expect(elsewhere).toContain("visitVisa");
  expect(elsewhere).not.toContain("visaFree");
  expect(namesOf(household)).not.toContain("visitVisa");
  expect(namesOf({ ...alone, country: "" })).not.toContain("visitVisa");
});

test.each([
  // A week each for call and scope, passports 2, the permit 2, the flat 2.
  [alone, "2027-01-04", "2027-03-01", false],
  [alone, "2027-01-05", "2027-03-08", false],
  [alone, "2027-02-02", "2027-04-05", true],
  // The remote worker of the end of November lands in January.
  [{ ...alone, month: "2027-01-01" }, "2026-11-27", "2027-01-25", false],
  // August 2027 begins on a Sunday.
  [{ ...alone, month: "2027-08-01" }, TODAY, "2027-08-02", false],
])(
  "%o asked for on %s lands in the week of %s, later than asked: %s",
  (move, today, landing, later) => {
    expect(plan(move, today)).toMatchObject({ landing, isLater: later });
  },
);

test("steps that may end after the arrival do not delay it", () => {
  const slow = ["removal", "carHome", "leaving", "taxPapers", "carPapers", "drivingLicences"];
  const late: PlanRules = {
    ...rules,
    times: everyTime((name) => (slow.includes(name) ? 60 : (seededWeeks.get(name) ?? 0))),
  };
  const moves: Move[] = [alone, { ...alone, hasGoods: true, car: "own" }];
  for (const move of moves) {
    expect(plan(move, "2027-01-04", late).landing).toBe("2027-03-01");
  }
});

test("the first day at school is one on which schools are open, with a place for every pupil", () => {
  // The Ministry's calendar for 2026 to 2029: first days, winter breaks, and the last day before summer.
  const calendar = [
    ["2027-07-05", "2027-08-30"],
    ["2028-07-03", "2028-08-28"],
    ["2027-06-28", "2027-06-28"],
    ["2027-08-30", "2027-08-30"],
    ["2026-12-07", "2026-12-07"],
    ["2026-12-14", "2027-01-04"],
    ["2026-12-28", "2027-01-04"],
    ["2027-12-13", "2028-01-03"],
    ["2028-12-11", "2029-01-01"],
    ["2029-01-01", "2029-01-01"],
    ["2027-09-06", "2027-09-06"],
  ];
  for (const [monday = "", opens = ""] of calendar) expect(schoolWeekFrom(monday)).toBe(opens);
  // 39 weeks after Monday 30 November 2026 is the first day of the next school year.
  const family: Move = { ...household, hasPets: false, month: "2027-05-01" };
  const made = plan(family, "2026-11-27");
  const dayOf = (name: string) => made.tasks.find((task) => task.name === name)?.day;
  expect(made).toMatchObject({ landing: "2027-06-28", isLater: true });
  expect(dayOf("schoolBegins")).toBe("2027-08-30");
  expect(dayOf("schools")).toBe("2027-01-04");
  // A summer of waiting is not asked of a family that may land in it.
  expect(plan({ ...family, month: "2027-08-01" }, "2026-11-27").landing).toBe("2027-08-02");
});

test("a family's visas are done before its days without a visa end, as the weeks are seeded", () => {
  const { tasks } = plan(household);
  const dayOf = (name: string) => tasks.find((task) => task.name === name)?.day ?? "";
  expect(addDays(dayOf("family"), rules.times.family.weeks * 7) <= dayOf("visaFree")).toBe(true);
});

test("the home page's two speeds are the lead times of a founder alone and of a family with pupils", () => {
  const times = movePlan.times;
  const founder: Move = { ...alone, company: "freeZone" };
  // Call 1, scope 1, owners' papers 3, free zone 3, card 1, permit 2, flat 2.
  expect(leadWeeks(founder, rules.times)).toEqual({ toArrival: 13, toSchool: 0 });
  // Call 1, scope 1, reports 3, places 34: three quarters of a year.
  expect(twoSpeeds(times)).toEqual({ weeks: 13, months: 9 });
  const slower = times.map((time) => (time.name === "schools" ? { ...time, weeks: 35 } : time));
  expect(twoSpeeds(slower)?.months).toBe(10);
  const broken = times.map((time) => (time.name === "flat" ? { ...time, weeks: 1.5 } : time));
  expect(twoSpeeds(broken)).toBeUndefined();
});

/** Any household on any day of eight years, often at the end of February or of a year. */
const make = (random: () => number) => {
  const year = 2024 + Math.floor(random() * 8);
  const day = pick(random, ["01-01", "02-28", "03-01", "06-17", "12-31", "02-29"]);
  const someDay = addDays(`${year}-01-01`, Math.floor(random() * 365));
  const today = random() < 0.5 ? someDay : (realDay(`${year}-${day}`) ?? `${year}-02-28`);
  const children = Math.floor(random() * 21);
  const move: Move = {
    month: addMonths(`${today.slice(0, 7)}-01`, Math.floor(random() * 37)),
    adults: 1 + Math.floor(random() * 20),
    children,
    pupils: Math.floor(random() * (children + 1)),
    company: pick(random, visas),
    isFounded: random() < 0.2,
    hasGoods: random() < 0.5,
    hasPets: random() < 0.5,
    car: pick(random, ["none", "local", "own"]),
    country: pick(random, ["", "homeCountry-latvia"]),
  };
  const weeks = everyTime(() => Math.floor(random() * 105));
  return { today, move, ruled: random() < 0.5 ? rules : { ...rules, times: weeks } };
};

const ofOneDay = ["presence", "presenceWithTies", "visaFree"];

test("every step of a plan begins on a Monday, not before today or before the steps it needs", () => {
  const check = ({ today, move, ruled }: ReturnType<typeof make>) => {
    const made = makePlan(move, ruled, today);
    const { landing, tasks, papers: own } = made;
    const dated = new Map<string, string>([...tasks, ...own].map(({ name, day }) => [name, day]));
    const doneBy = (name: StepName) =>
      addDays(dated.get(name) ?? landing, ruled.times[name].weeks * 7);
    for (const { name, day } of [...tasks, ...own]) {
      expect(day >= today, name).toBe(true);
      if (!ofOneDay.includes(name)) expect(mondayFrom(day), name).toBe(day);
    }
    for (const { name, begins, mayEndThere, needs } of steps) {
      const day = dated.get(name);
      if (day === undefined) continue;
      if (begins === "there") expect(day >= landing, name).toBe(true);
      else if (begins === undefined && !mayEndThere)
        expect(doneBy(name) <= landing, name).toBe(true);
      for (const need of needs) {
        if (dated.has(need)) expect(doneBy(need) <= day, `${need} of ${name}`).toBe(true);
      }
    }
    for (const { name, mayEndThere } of papers) {
      if (!dated.has(name)) continue;
      if (!mayEndThere) expect(doneBy(name) <= landing, name).toBe(true);
      expect(doneBy("scope") <= (dated.get(name) ?? ""), name).toBe(true);
    }
    const school = dated.get("schoolBegins");
    if (school !== undefined) {
      expect(schoolWeekFrom(school)).toBe(school);
      expect(school > landing).toBe(true);
    }
    // The chosen month is kept if there is time, to the week.
    expect(landing >= move.month).toBe(true);
    expect(made.isLater).toBe(landing >= addMonths(move.month, 1));
    const { toArrival, toSchool } = leadWeeks(move, ruled.times);
    const first = addDays(mondayFrom(today), toArrival * 7);
    const asked = mondayFrom(move.month);
    if (toSchool === 0) expect([first, asked].toSorted().at(-1)).toBe(landing);
    const inOrder = tasks.toSorted((a, b) => a.phase - b.phase || (a.day < b.day ? -1 : 1));
    expect(tasks.map(({ phase, day }) => [phase, day])).toEqual(
      inOrder.map(({ phase, day }) => [phase, day]),
    );
  };
  eachOfMany(make, check, 600);
});

test("a plan cites every figure that it was computed with", () => {
  const { read, seen } = watched(rules.rules);
  const names = plan(household, TODAY, { ...rules, rules: seen }).tasks.map(({ name }) => name);
  const { presence, presenceWithTies } = movePlan.texts;
  const visaFree = movePlan.times.find(({ name }) => name === "visaFree")?.detail ?? "";
  expect(names).toEqual(expect.arrayContaining(["presence", "presenceWithTies", "visaFree"]));
  expectCited(read, [presence, presenceWithTies, visaFree]);
});

const slow = { ...rules, times: everyTime(() => 500) };

test.each([
  // Schools take 34 weeks, their reports 3, scope and call one each: 39 weeks before 6 September 2027,
  // a week after the last Monday of August.
  ["2026-12-07", "2027-08-01", rules],
  ["2026-12-08", "2028-08-01", rules],
  ["2020-02-29", "2021-08-01", rules],
  // If no year leaves enough time, the last possible month is used.
  ["2028-11-22", "2031-08-01", slow],
])("on %s the example of a move in August is moved to %s", (today, month, given) => {
  const augusts = Array.from({ length: 20 }, (_, years) => `${2019 + years}-08-01`);
  const inTime = augusts.find((each) => leavesTime({ ...household, month: each }, given, today));
  expect(inTime).toBe(month);
});
