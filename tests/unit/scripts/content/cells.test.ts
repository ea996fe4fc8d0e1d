import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { type CellContext, cellText, cellValue } from "#scripts/content/tables/cells.ts";
import { columnsOf } from "#scripts/content/tables/columns.ts";

const columns = columnsOf(createSchema({ name: "default", types: schemaTypes }), "freeZone");

function column(title: string) {
  const found = columns.find((each) => each.title === title);
  if (found === undefined) throw new Error(`There is no column “${title}”.`);
  return found;
}

const context = (current: unknown): CellContext => ({
  current,
  numbers: "point",
  isFigure: false,
  findDocument: (text) => text,
  findAsset: (text) => text,
});

test("several choices stand in one cell, a line each, in the words of the Studio", () => {
  const premises = column("Premises");
  expect(cellText(["office", "land"], premises)).toBe("An office\nA plot of land");
  expect(cellText(undefined, premises)).toBe("");
  expect(cellText("yes", column("Designated zone for VAT"))).toBe("Yes");
});

test("they are read in any case, as words or as values, and keep what was not changed", () => {
  const premises = column("Premises");
  const current = ["office", "land"];
  expect(cellValue("An office\nA plot of land\n", premises, context(current))).toBe(current);
  expect(cellValue("a plot of LAND\ndesk", premises, context(current))).toEqual(["land", "desk"]);
  expect(cellValue("", premises, context(current))).toBeUndefined();
});

test("a word that is none of the choices is answered with those that there are", () => {
  expect(() => cellValue("An office\nA castle", column("Premises"), context([]))).toThrow(
    "is none of the choices. Write None, A shared desk, An office",
  );
});
