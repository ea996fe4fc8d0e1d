import type { VisaCase, VisaRules } from "#web/tools/visa-route/rules.ts";

/** The rules as they stand in 2026. */
export const rules: VisaRules = {
  goldenProperty: 2_000_000,
  retirementAge: 55,
  absenceLimit: 180,
};

/** Somebody to whom no route is open. */
export const person: VisaCase = {
  livelihood: "remote",
  companions: "nobody",
  age: 40,
  property: 0,
  monthsAway: 0,
};
