import { expect, test } from "vitest";
import type { FirstView } from "#scripts/measure/first-view.ts";
import { budgetRow, budgetTable } from "#scripts/measure/page-budgets.ts";

/** A page that uses each budget to the last byte, and none to spare. */
const full: FirstView = {
  HTML: 24_000,
  JavaScript: 5_120,
  CSS: 12_000,
  fonts: 51_200,
  images: 112_480,
  other: 0,
};

const overOf = (changes: Partial<FirstView>, path = "/about") =>
  budgetRow(path, { ...full, ...changes }).over;

test("a page may use its budgets to the last byte", () => {
  expect(overOf({})).toEqual([]);
  expect(budgetRow("/about", full).sizes.total).toBe(204_800);
});

test("one byte more is over, of its kind and of all together", () => {
  expect(overOf({ HTML: 24_001, images: 0 })).toEqual(["HTML"]);
  expect(overOf({ JavaScript: 5_121, images: 0 })).toEqual(["JavaScript"]);
  expect(overOf({ CSS: 12_001, images: 0 })).toEqual(["CSS"]);
  expect(overOf({ fonts: 51_201, images: 0 })).toEqual(["fonts"]);
  expect(overOf({ images: 112_481 })).toEqual(["total"]);
  expect(overOf({ other: 1 })).toEqual(["total"]);
});

test("the contact page may have 106 KB once React has the form", () => {
  expect(overOf({ JavaScript: 106_000 }, "/contact")).toEqual([]);
  expect(overOf({ JavaScript: 106_001, images: 0 }, "/contact")).toEqual(["JavaScript"]);
});

test("the table names each page, its sizes and what is over", () => {
  const rows = [budgetRow("/about", full), budgetRow("/", { ...full, CSS: 13_000 })];
  const lines = budgetTable(rows).split("\n");
  expect(lines.map((line) => line.trim().split(/\s+/)).slice(1, 5)).toEqual([
    ["page", "HTML", "JavaScript", "CSS", "fonts", "images", "other", "total"],
    ["/about", "24.0", "5.1", "12.0", "51.2", "112.5", "0.0", "204.8"],
    ["/", "24.0", "5.1", "13.0", "51.2", "112.5", "0.0", "205.8", "OVER:", "CSS,", "total"],
    ["budget", "24.0", "5.1", "12.0", "51.2", "204.8"],
  ]);
});
