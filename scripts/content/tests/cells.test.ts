import { createClient } from "@sanity/client";
import { createSchema, defineField, defineType } from "sanity";
import { expect, test } from "vitest";
import { type CellContext, cellText, cellValue, columnsOf } from "../tables/columns.ts";
import { readNumber, siteNumber } from "../tables/texts.ts";
import { toolFor } from "./project.ts";

const tool = toolFor(createClient({ projectId: "local", useCdn: false, apiVersion: "2025-02-19" }));
const schema = createSchema({ name: "default", types: tool.schemaTypes });

const columns = columnsOf(schema, { type: "figure", key: "label" }, tool);
const column = (path: string) =>
  columns.find((each) => each.path === path) ?? expect.unreachable(`There is no column ${path}.`);
const premises = column("premises");

const context = (current: unknown): CellContext => ({
  current,
  isNumber: false,
  isDay: false,
  findDocument: (text) => text,
});

test("a cell holds several choices, one per line, in the Studio's words and any case", () => {
  const current = ["office", "land"];
  expect(cellText(current, premises)).toBe("An office\nLand");
  expect(cellText(undefined, premises)).toBe("");
  expect(cellValue("An office\nLand\n", premises, context(current))).toBe(current);
  expect(cellValue("LAND\ndesk", premises, context(current))).toEqual(["land", "desk"]);
  expect(cellValue("", premises, context(current))).toBeUndefined();
});

test.each([
  ["Tax\u200b in Dubai", "Tax in Dubai"],
  ["\u202a+371 20\u202c", "+371 20"],
  ["A\ufeffB\u2060C", "ABC"],
  ["Anna 👩\u200d💻 and \u0645\u06cc\u200c\u062e", "Anna 👩\u200d💻 and \u0645\u06cc\u200c\u062e"],
  ["Skatte\u00adfritt", "Skatte\u00adfritt"],
])("a cell loses the signs that nobody sees: %j is %j", (given, text) => {
  expect(cellValue(given, column("label"), context("Old"))).toBe(text);
});

const redirects = createSchema({
  name: "default",
  types: [
    defineType({
      ...{ name: "redirect", type: "document" },
      fields: [defineField({ name: "active", type: "boolean" })],
    }),
  ],
});

test.each([
  ["yes", true],
  ["TRUE", true],
  ["x", true],
  ["no", false],
  ["False", false],
  ["0", false],
  ["-", false],
  ["SANT", true],
  ["checked", true],
  ["unchecked", false],
  ["FALSKT", false],
  ["Ja", true],
  ["nei", false],
  ["TÕENE", true],
  ["fałsz", false],
])("“%s” in a yes-or-no cell is read as %s", (given, value) => {
  const [active = expect.unreachable("There is no column.")] = columnsOf(redirects, {
    type: "redirect",
    key: "source",
  });
  for (const current of [true, false, undefined]) {
    expect(cellValue(given, active, context(current))).toBe(value);
  }
  expect(cellText(value, active)).toBe(value ? "yes" : "no");
  expect(() => cellValue("maybe", active, context(!value))).toThrow("is not yes or no");
});

test("an unknown choice is refused with a list of the choices", () => {
  expect(() => cellValue("An office\nA castle", premises, context([]))).toThrow(
    "is not one of the choices. Write “None”, “A shared desk”, “An office”, “Land”",
  );
});

test("an inline object is written in braces and read back unchanged", () => {
  const text = column("text");
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

test.each([
  ["Latvia", "375 000", false, 375_000, "375,000"],
  ["Latvia, from Excel", "375\u00a0000,5", false, 375_000.5, "375,000.5"],
  ["Norway, narrow space", "1\u202f234\u202f567", false, 1_234_567, "1,234,567"],
  ["Denmark", "375.000,5", false, 375_000.5, "375,000.5"],
  ["Germany, from Excel", "1.234,5", false, 1234.5, "1,234.5"],
  ["Estonia, a space", "1 234,5", false, 1234.5, "1,234.5"],
  ["Britain, a part of one", "1,234.5", false, 1234.5, "1,234.5"],
  ["Denmark, negative", "-1.234,5", false, -1234.5, "-1,234.5"],
  ["Denmark, millions", "1.234.567", false, 1_234_567, "1,234,567"],
  ["Germany, millions with decimals", "1.234.567,000", false, 1_234_567, "1,234,567"],
  ["a workbook, four digits and three decimals", "1375.125", true, 1375.125, "1,375.125"],
  ["Poland", "12 900,00", false, 12_900, "12,900"],
  ["Estonia", "4,8", false, 4.8, "4.8"],
  ["Sweden, negative", "-0,5", false, -0.5, "-0.5"],
  ["Sweden, less than one", "0,125", false, 0.125, "0.125"],
  ["Sweden, less than one, in Google's CSV with commas", "0,125", false, 0.125, "0.125"],
  ["Britain, decimals", "1,375,000.25", false, 1_375_000.25, "1,375,000.25"],
  ["a workbook, three decimals", "1.234", true, 1.234, "1.234"],
  ["a workbook, negative", "-60", true, -60, "-60"],
  ["anywhere, a year", "2054", false, 2054, "2054"],
  ["anywhere", "375000", false, 375_000, "375,000"],
] as const)(
  "%s: the number %s is read, and written in the site's format",
  (_where, text, isNumber, value, site) => {
    expect(readNumber(text, isNumber)).toBe(value);
    expect(siteNumber(text, isNumber)).toBe(site);
  },
);

test.each([
  ["375,000", "375000 or 375.000", "375 000", "375.0000"],
  ["1.234", "1234 or 1.234", "1 234", "1.2340"],
  // A separator was forgotten, or is the decimal one.
  ["1375.000", "1375000 or 1375.000", "1 375 000", "1375.0000"],
  ["1375,000", "1375000 or 1375.000", "1 375 000", "1375.0000"],
  ["-12900.000", "-12900000 or -12900.000", "-12 900 000", "-12900.0000"],
  ["1 375.000", "1375000 or 1375.000", "1 375 000", "1375.0000"],
  // Of each country that parts numbers by one sign, and by two.
  ["1.375,000", "1375000 or 1375.000", "1 375 000", "1375.0000"],
  ["1,375.000", "1375000 or 1375.000", "1 375 000", "1375.0000"],
  ["012.500", "12500 or 12.500", "12 500", "12.5000"],
])("“%s” could be two numbers and is refused with both", (text, both, former, latter) => {
  const message = `“${text}” could be ${both}. Write ${former} for the former, ${latter} for the latter`;
  expect(() => readNumber(text, false)).toThrow(message);
  const [groups = "", decimal = ""] = both.split(" or ");
  expect(readNumber(former, false)).toBe(Number(groups));
  expect(readNumber(latter, false)).toBe(Number(decimal));
});

test.each(["15–50", "50+", "2B+", "1,2,3", "1.23.456", "12 34", ""])(
  "“%s” is not a number and is left as it is",
  (text) => {
    expect(readNumber(text, false)).toBeUndefined();
    expect(siteNumber(text, false)).toBe(text);
  },
);
