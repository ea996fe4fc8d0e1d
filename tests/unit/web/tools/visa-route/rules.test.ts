import { expect, test } from "vitest";
import {
  companions,
  findRoutes,
  livelihoods,
  type VisaCase,
  type VisaRoute,
  visaRoutes,
} from "#web/tools/visa-route/rules.ts";
import { eachOfMany, expectCited, pick, watched } from "../many.ts";

/** The rules as they stand in 2026. */
const rules = { goldenProperty: 2_000_000, retirementAge: 55, absenceLimit: 180 };

/** Somebody to whom no route is open. */
const person: VisaCase = {
  livelihood: "remote",
  companions: "nobody",
  age: 40,
  property: 0,
  monthsAway: 0,
};

const find = (parts: Partial<VisaCase>) => findRoutes({ ...person, ...parts }, rules);
const openTo = (parts: Partial<VisaCase>): VisaRoute[] =>
  find(parts).open.map(({ route }) => route);

test("to whom nothing applies no route is open, and each says why, in the page's order", () => {
  expect(find({})).toEqual({
    open: [],
    closed: [
      { route: "work", reason: "workClosed" },
      { route: "investor", reason: "investorClosed" },
      { route: "golden", reason: "goldenClosed" },
      { route: "family", reason: "familyClosed" },
      { route: "freelancer", reason: "freelancerClosed" },
      { route: "retirement", reason: "retirementClosed" },
    ],
  });
});

/**
 * Thresholds as authorities and those who quote them have published them. No authority publishes
 * cases that are worked out, so the cases at and beside each threshold are ours.
 */
test.each<[source: string, parts: Partial<VisaCase>, open: VisaRoute[]]>([
  ["a job there", { livelihood: "employer" }, ["work"]],
  ["a company there", { livelihood: "company" }, ["investor"]],
  ["freelance work", { livelihood: "freelance" }, ["freelancer"]],
  ["a relative's income", { livelihood: "relative" }, ["family"]],
  ["savings alone", { livelihood: "savings" }, []],
  [
    "Cabinet Resolution 65/2022, annex, Article 8 (khaleejtimes.com)",
    { property: 2e6 },
    ["golden"],
  ],
  ["Dubai Land Department: AED 2 million or more", { property: 2_500_000 }, ["golden"]],
  ["the same article: not less than Dh2,000,000", { property: 1_999_999 }, []],
  ["the two-year property visa's is below it", { property: 750_000 }, []],
  ["Dubai, GDRFA: 55 years or older (eidubai.com)", { age: 55 }, ["retirement"]],
  ["Dubai Land Department: at least 55 (happy-estate.com)", { age: 54 }, []],
])("%s: %o", (_, parts, open) => {
  expect(openTo(parts)).toEqual(open);
});

test.each([
  ["fragomen.com: at most 180 days away", 5, "absenceSafe"],
  ["ICP: a permit to return after 180 days abroad (gulfnews.com)", 6, "absenceRisk"],
  ["a year abroad", 12, "absenceRisk"],
])("%s: %i months abroad are %s, and never end a golden visa (u.ae)", (_, monthsAway, absence) => {
  expect(find({ livelihood: "employer", property: 2e6, monthsAway }).open).toEqual([
    { route: "work", reason: "workOpen", absence },
    { route: "golden", reason: "goldenOpen", absence: "absenceExempt" },
  ]);
});

test.each([
  ["brings nobody", { livelihood: "employer" }, "familyClosed"],
  ["brings children", { livelihood: "employer", companions: "close" }, "familyOfYours"],
  ["brings parents", { livelihood: "employer", companions: "parents" }, "parentsOfYours"],
  ["owns enough to bring children", { property: 3e6, companions: "close" }, "familyOfYours"],
  ["has no card to bring children with", { companions: "close" }, "familyWaits"],
  ["is brought", { livelihood: "relative", companions: "close" }, "familyByRelative"],
] as const)("who %s reads of the family visa why", (_, parts, reason) => {
  const { open, closed } = find(parts);
  expect([...open, ...closed].find(({ route }) => route === "family")?.reason).toBe(reason);
});

/** Cases of every kind, and often exactly at a threshold or beside it. */
function randomCase(random: () => number): VisaCase {
  const beside = (limit: number) => Math.max(0, limit + Math.round(random() * 2 - 1));
  return {
    livelihood: pick(random, livelihoods),
    companions: pick(random, companions),
    age: random() < 0.5 ? beside(rules.retirementAge) : 18 + Math.floor(random() * 103),
    property: random() < 0.5 ? beside(rules.goldenProperty) : Math.round(10 ** (random() * 12)),
    monthsAway: random() < 0.5 ? pick(random, [0, 5, 5.9, 6, 12]) : random() * 12,
  };
}

test("every route is open or closed, once, in the page's order, and says why with every figure read for it", () => {
  eachOfMany(randomCase, (each) => {
    const { read, seen } = watched(rules);
    const { open, closed } = findRoutes(each, seen);
    const found = [...open, ...closed].map(({ route }) => route);
    expect(found.toSorted()).toEqual([...visaRoutes].sort());
    for (const routes of [open, closed]) {
      const places = routes.map(({ route }) => visaRoutes.indexOf(route));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
    const shown = open.flatMap(({ reason, absence }) => [reason, absence]);
    expectCited("visa-route", read, [...shown, ...closed.map(({ reason }) => reason)]);
  });
});

test("more property, more years and more time at home close no route, and time abroad only ever turns safe into risk", () => {
  eachOfMany(randomCase, (each, random) => {
    const before = openTo(each);
    for (const other of [
      { ...each, property: each.property + Math.round(10 ** (random() * 8)) },
      { ...each, age: each.age + Math.ceil(random() * 40) },
    ]) {
      expect(openTo(other)).toEqual(expect.arrayContaining(before));
    }
    const longer = find({ ...each, monthsAway: Math.min(12, each.monthsAway + random() * 6) });
    for (const [index, { route, absence }] of find(each).open.entries()) {
      expect(longer.open[index]?.route).toBe(route);
      if (absence !== "absenceSafe") expect(longer.open[index]?.absence).toBe(absence);
    }
  });
});
