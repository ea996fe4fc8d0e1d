import { expect, test } from "vitest";
import {
  zoneActivities,
  zoneCustomers,
  zonePremises,
  zoneVisas,
} from "#schemas/fields/zone-facts.ts";
import { seeded } from "#tests/support/first-content.ts";
import { companions, livelihoods } from "#web/tools/visa-route/rules.ts";

const rows = ["tool-visa-route", "tool-zone-finder"].flatMap((id) => seeded("tool", id).rows ?? []);
const valuesOf = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);

test.each([
  ["livelihood", livelihoods],
  ["companions", companions],
  ["activity", valuesOf(zoneActivities)],
  ["customers", valuesOf(zoneCustomers)],
  ["premises", valuesOf(zonePremises)],
  ["visas", valuesOf(zoneVisas)],
  ["regulator", ["yes", "no"]],
  ["designated", ["yes", "no"]],
])("the question of %s offers what the rules know, and nothing else", (name, values) => {
  const offered = rows.flatMap((row) =>
    row._type === "toolOption" && row.part === name ? [row.answer] : [],
  );
  expect(offered).toEqual(values);
});
