import { expect, test } from "vitest";
import { findRoutes, type VisaCase, type VisaRoute } from "#web/tools/visa-route/rules.ts";
import { person, rules } from "./cases.ts";

const find = (parts: Partial<VisaCase>) => findRoutes({ ...person, ...parts }, rules);

const isOpen = (parts: Partial<VisaCase>, wanted: VisaRoute) =>
  find(parts).open.some(({ route }) => route === wanted);

/**
 * Thresholds as authorities and those who quote them have published them. No authority publishes
 * cases that are worked out, so the cases at and beside each threshold are ours.
 */
const properties: [property: number, opens: boolean, source: string][] = [
  [
    2_000_000,
    true,
    "Cabinet Resolution 65 of 2022, annex, Article 8: a total value of not less than Dh2,000,000 (quoted by khaleejtimes.com)",
  ],
  [2_500_000, true, "Dubai Land Department: a purchase value of AED 2 million or more"],
  [1_999_999, false, "the same article: less than Dh2,000,000"],
  [750_000, false, "ours: a property of the two-year property visa is below the golden one"],
];

test.each(properties)("a property of AED %i opens the golden visa: %s (%s)", (property, opens) => {
  expect(isOpen({ property }, "golden")).toBe(opens);
});

const ages: [age: number, opens: boolean, source: string][] = [
  [55, true, "Dubai, GDRFA: 55 years or older (eidubai.com)"],
  [54, false, "Dubai Land Department: applicants must be at least 55 (happy-estate.com)"],
  [61, true, "ours: a retired person well above the age"],
];

test.each(ages)("the age of %i opens the retirement visa: %s (%s)", (age, opens) => {
  expect(isOpen({ age, livelihood: "savings" }, "retirement")).toBe(opens);
});

const absences: [months: number, absence: string, source: string][] = [
  [5, "absenceSafe", "fragomen.com: at most 180 days away from the country"],
  [6, "absenceRisk", "ICP: a permit to return is asked for after 180 days abroad (gulfnews.com)"],
  [12, "absenceRisk", "ours: a year abroad"],
];

test.each(absences)("%i months abroad are %s of a work visa (%s)", (monthsAway, absence) => {
  expect(find({ livelihood: "employer", monthsAway }).open).toEqual([
    { route: "work", reason: "workOpen", absence },
  ]);
});

test("a golden visa does not lapse abroad (u.ae, quoted by gulfnews.com)", () => {
  expect(find({ property: 2_000_000, monthsAway: 12 }).open).toEqual([
    { route: "golden", reason: "goldenOpen", absence: "absenceExempt" },
  ]);
});
