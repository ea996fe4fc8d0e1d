import { expect, test } from "vitest";
import {
  findRoutes,
  type VisaCase,
  type VisaRoute,
  visaRoutes,
} from "#web/tools/visa-route/rules.ts";
import { person, rules } from "./cases.ts";

const find = (parts: Partial<VisaCase>) => findRoutes({ ...person, ...parts }, rules);

const reasonOf = (parts: Partial<VisaCase>, wanted: VisaRoute) => {
  const { open, closed } = find(parts);
  return [...open, ...closed].find(({ route }) => route === wanted)?.reason;
};

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

test.each([
  ["employer", ["work"]],
  ["company", ["investor"]],
  ["freelance", ["freelancer"]],
  ["relative", ["family"]],
  ["savings", []],
  ["remote", []],
] as const)("who lives on %s finds %j open", (livelihood, routes) => {
  expect(find({ livelihood }).open.map(({ route }) => route)).toEqual(routes);
});

test.each([
  ["brings nobody", { livelihood: "employer" }, "familyClosed"],
  ["brings children", { livelihood: "employer", companions: "close" }, "familyOfYours"],
  ["brings parents", { livelihood: "employer", companions: "parents" }, "parentsOfYours"],
  ["owns enough to bring children", { property: 3e6, companions: "close" }, "familyOfYours"],
  ["has no card to bring children with", { companions: "close" }, "familyWaits"],
  [
    "is brought, with children",
    { livelihood: "relative", companions: "close" },
    "familyByRelative",
  ],
] as const)("who %s reads of the family visa why", (_, parts, reason) => {
  expect(reasonOf(parts, "family")).toBe(reason);
});

test("several routes may be open at once", () => {
  const { open } = find({
    livelihood: "company",
    companions: "parents",
    age: 70,
    property: 2e6,
    monthsAway: 8,
  });
  expect(open.map(({ route, absence }) => [route, absence])).toEqual([
    ["investor", "absenceRisk"],
    ["golden", "absenceExempt"],
    ["family", "absenceRisk"],
    ["retirement", "absenceRisk"],
  ]);
});

test("another threshold changes what is open", () => {
  const { open } = findRoutes(
    { ...person, age: 50, property: 1e6, livelihood: "employer", monthsAway: 3 },
    { goldenProperty: 1e6, retirementAge: 50, absenceLimit: 90 },
  );
  expect(open).toEqual([
    { route: "work", reason: "workOpen", absence: "absenceRisk" },
    { route: "golden", reason: "goldenOpen", absence: "absenceExempt" },
    { route: "retirement", reason: "retirementOpen", absence: "absenceRisk" },
  ]);
});

test("there are the six routes of the page", () => {
  expect(visaRoutes).toHaveLength(6);
});
