import { expect, test } from "vitest";
import {
  zoneActivities,
  zoneCustomers,
  zonePremises,
  zoneVisas,
} from "#schemas/fields/zone-facts.ts";
import { zoneFinder } from "#scripts/seed/content/tools/zone-finder.ts";

test.each([
  ["activity", zoneActivities],
  ["customers", zoneCustomers],
  ["premises", zonePremises],
  ["visas", zoneVisas],
  ["regulator", [{ value: "yes" }, { value: "no" }]],
  ["designated", [{ value: "yes" }, { value: "no" }]],
])("the question of %s offers what a zone can have, and nothing else", (name, choices) => {
  const offered = zoneFinder.rows.flatMap((row) =>
    row._type === "toolOption" && row.name === name ? [row.value] : [],
  );
  expect(offered).toEqual(choices.map(({ value }) => value));
});
