import { expect, test } from "vitest";
import { residencyVisas } from "#scripts/seed/content/services/residency-visas.ts";
import { visaRoute } from "#scripts/seed/content/tools/visa-route.ts";
import { problemsOf } from "#tests/unit/schemas/problems.ts";
import { companions, livelihoods } from "#web/tools/visa-route/rules.ts";

const { rows } = visaRoute;

test("the Studio accepts the tool as it is seeded", async () => {
  expect(await problemsOf({ ...visaRoute, _id: "tool-x" })).toEqual([]);
});

test("the Studio refuses the tool without a figure of its rules", async () => {
  const others = rows.filter(({ _key }) => _key !== "figure-goldenProperty");
  expect(await problemsOf({ ...visaRoute, _id: "tool-x", rows: others })).toContainEqual(
    "error rows: The tool needs the figure goldenProperty.",
  );
});

test.each([
  ["livelihood", livelihoods],
  ["companions", companions],
])("the question of %s offers what the rules know, and nothing else", (name, values) => {
  const offered = rows.flatMap((row) =>
    row._type === "toolOption" && row.name === name ? [row.value] : [],
  );
  expect(offered).toEqual(values);
});

test("the tool knows the six routes by the names that the page gives them", () => {
  const names = ["work", "investor", "golden", "family", "freelancer", "retirement"].map((route) =>
    rows.flatMap((row) =>
      row._type === "toolText" && row.name === route
        ? row.text.flatMap(({ children = [] }) =>
            children.map((child) => (child._type === "span" ? child.text : "")),
          )
        : [],
    ),
  );
  expect(names.flat()).toEqual(residencyVisas.subServices.map(({ title }) => title));
});
