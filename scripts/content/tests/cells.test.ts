import { createClient } from "@sanity/client";
import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { type CellContext, cellText, cellValue, columnsOf } from "../tables/columns.ts";
import { toolFor } from "./fixture.ts";

const tool = toolFor(createClient({ projectId: "local", useCdn: false, apiVersion: "2025-02-19" }));
const schema = createSchema({ name: "default", types: tool.schemaTypes });

function column(type: string, path: string) {
  const found = columnsOf(schema, type, tool.line).find((each) => each.path === path);
  if (found === undefined) throw new Error(`There is no column ${path}.`);
  return found;
}
const premises = column("office", "premises");

const context = (current: unknown): CellContext => ({
  current,
  numbers: "point",
  isNumber: false,
  findDocument: (text) => text,
  findAsset: (text) => text,
});

test("several choices stand in one cell, a line each in the words of the Studio, and are read in any case", () => {
  const current = ["office", "land"];
  expect(cellText(current, premises)).toBe("An office\nA plot of land");
  expect(cellText(undefined, premises)).toBe("");
  expect(cellValue("An office\nA plot of land\n", premises, context(current))).toBe(current);
  expect(cellValue("a plot of LAND\ndesk", premises, context(current))).toEqual(["land", "desk"]);
  expect(cellValue("", premises, context(current))).toBeUndefined();
});

test("a word that is none of the choices is answered with those that there are", () => {
  expect(() => cellValue("An office\nA castle", premises, context([]))).toThrow(
    "is none of the choices. Write None, A shared desk, An office",
  );
});

test("an inline object stands in a line in braces, and comes back as it was", () => {
  const text = column("figure", "text");
  const value = cellValue("VAT is {figure-vat-rate}, not {this}.", text, context(undefined));
  expect(value).toMatchObject([
    {
      children: [
        { _type: "span", text: "VAT is " },
        { _type: "figureValue", figure: { _ref: "figure-vat-rate" } },
        { _type: "span", text: ", not {this}." },
      ],
    },
  ]);
  expect(cellText(value, text)).toBe("VAT is {figure-vat-rate}, not {this}.");
});
