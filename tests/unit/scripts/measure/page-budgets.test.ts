import { expect, test } from "vitest";
import { budgetRow, budgetTable } from "#scripts/measure/page-budgets.ts";

/** A page that uses each budget to the last byte, and none to spare. */
const full = {
  ...{ HTML: 24_000, JavaScript: 5_120, CSS: 12_000, fonts: 51_200 },
  ...{ images: 112_480, other: 0 },
};

test.each([
  ["/about", {}, []],
  ["/about", { HTML: 24_001, images: 0 }, ["HTML"]],
  ["/about", { JavaScript: 5_121, images: 0 }, ["JavaScript"]],
  ["/about", { CSS: 12_001, images: 0 }, ["CSS"]],
  ["/about", { fonts: 51_201, images: 0 }, ["fonts"]],
  ["/about", { images: 112_481 }, ["total"]],
  ["/about", { other: 1 }, ["total"]],
  ["/contact", { JavaScript: 106_000 }, []],
  ["/contact", { JavaScript: 106_001, images: 0 }, ["JavaScript"]],
])("to the last byte of its budgets, with %s of %j there is over: %j", (path, changes, over) => {
  expect(budgetRow(path, { ...full, ...changes }).over).toEqual(over);
});

test("the table names each page, its sizes and what is over", () => {
  const rows = [budgetRow("/about", full), budgetRow("/", { ...full, CSS: 13_000 })];
  const lines = budgetTable(rows).split("\n");
  expect(lines.map((line) => line.trim().split(/\s+/).join(" ")).slice(1, 5)).toEqual([
    "page HTML JavaScript CSS fonts images other total",
    "/about 24.0 5.1 12.0 51.2 112.5 0.0 204.8",
    "/ 24.0 5.1 13.0 51.2 112.5 0.0 205.8 OVER: CSS, total",
    "budget 24.0 5.1 12.0 51.2 204.8",
  ]);
});
