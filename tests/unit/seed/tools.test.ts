import { expect, test } from "vitest";
import {
  zoneActivities,
  zoneCustomers,
  zonePremises,
  zoneVisas,
} from "#schemas/fields/zone-facts.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { residencyVisas } from "#scripts/seed/content/services/residency-visas.ts";
import { visaRoute } from "#scripts/seed/content/tools/visa-route.ts";
import { zoneFinder } from "#scripts/seed/content/tools/zone-finder.ts";
import { problemsOf } from "#tests/unit/schemas/problems.ts";
import { companions, livelihoods } from "#web/tools/visa-route/rules.ts";

const valuesOf = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);

test.each(seedDocuments.filter(({ _type }) => _type === "tool").map((each) => [each._id, each]))(
  "the Studio accepts %s as it is seeded",
  async (_, document) => {
    expect(await problemsOf({ ...document, _id: "tool-x" })).toEqual([]);
  },
);

test.each([
  [zoneFinder, "activity", valuesOf(zoneActivities)],
  [zoneFinder, "customers", valuesOf(zoneCustomers)],
  [zoneFinder, "premises", valuesOf(zonePremises)],
  [zoneFinder, "visas", valuesOf(zoneVisas)],
  [zoneFinder, "regulator", ["yes", "no"]],
  [zoneFinder, "designated", ["yes", "no"]],
  [visaRoute, "livelihood", livelihoods],
  [visaRoute, "companions", companions],
])("what can be chosen is what the rules know, and nothing else (%#: %s)", (tool, part, known) => {
  const offered = tool.rows.flatMap((row) =>
    row._type === "toolOption" && row.part === part ? [row.answer] : [],
  );
  expect(offered).toEqual(known);
});

test("the tool knows the six routes by the names that the page gives them", () => {
  const names = ["work", "investor", "golden", "family", "freelancer", "retirement"].map((route) =>
    visaRoute.rows.flatMap((row) =>
      row._type === "toolText" && row.part === route
        ? row.text.flatMap(({ children = [] }) =>
            children.map((child) => (child._type === "span" ? child.text : "")),
          )
        : [],
    ),
  );
  expect(names.flat()).toEqual(residencyVisas.subServices.map(({ title }) => title));
});
