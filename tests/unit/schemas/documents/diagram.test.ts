import { expect, test } from "vitest";
import { keyed } from "#scripts/seed/content/build/keyed.ts";
import { reference } from "#scripts/seed/content/build/reference.ts";
import { references } from "../parts.ts";
import { problemsOf } from "../problems.ts";

const rows = (count: number, row: object = {}) =>
  keyed(
    Array.from({ length: count }, (_, index) => ({
      _type: "diagramRow",
      label: `Row ${index}`,
      ...row,
    })),
  );

const diagram = (kind: string, parts: object) =>
  problemsOf({ _id: "diagram-x", _type: "diagram", kind, heading: "What is drawn", ...parts });

const withFigure = { figure: reference("figure-x") };

test.each([
  ["path", { rows: rows(2) }],
  ["months", { rows: rows(2, { from: 11, to: 4 }) }],
  ["bars", { rows: rows(1, withFigure) }],
  ["timeline", { rows: rows(8, withFigure) }],
  ["flights", { countries: references("homeCountry", 2) }],
  ["emirates", { emirates: references("emirate", 7) }],
])("accepts a diagram of the kind %s with what it is drawn from", async (kind, parts) => {
  expect(await diagram(kind, parts)).toEqual([]);
});

test.each([
  ["path", { rows: rows(1) }, "List at least 2."],
  ["path", { countries: references("homeCountry", 2) }, "List at least 2."],
  ["path", { rows: rows(9) }, "List at most 8"],
  ["bars", { rows: rows(2) }, "Choose a figure in every row."],
  ["timeline", { rows: [...rows(1, withFigure), ...rows(1)] }, "Choose a figure in every row."],
  ["months", { rows: rows(2, { from: 3 }) }, "from and until when"],
  ["months", { rows: rows(2, { from: 0, to: 14 }) }, "Must be greater"],
  ["clock", { rows: rows(2) }, "Choose the countries"],
  ["emirates", {}, "Choose the emirates"],
  ["cake", { rows: rows(2) }, "kind"],
])("refuses a diagram of the kind %s that lacks something", async (kind, parts, problem) => {
  expect(await diagram(kind, parts)).toContainEqual(expect.stringContaining(problem));
});
