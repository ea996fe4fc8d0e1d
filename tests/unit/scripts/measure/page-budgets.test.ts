import { expect, test } from "vitest";
import type { FirstView } from "#scripts/measure/first-view.ts";
import { budgetRow, budgetTable } from "#scripts/measure/page-budgets.ts";

const FLOOR = 135_000;

/** A page that uses each budget to the last byte, and none to spare. */
const full: FirstView = {
  HTML: 24_000,
  JavaScript: 5_000,
  CSS: 12_000,
  fonts: 51_200,
  images: 112_600,
  other: 0,
};

const overOf = (changes: Partial<FirstView>, path = "/about") =>
  budgetRow(path, { ...full, ...changes }, FLOOR).over;

test("a page may use its budgets to the last byte", () => {
  expect(overOf({})).toEqual([]);
  expect(budgetRow("/about", full, FLOOR).sizes.total).toBe(204_800);
});

test("one byte more is over, of its kind and of all together", () => {
  expect(overOf({ HTML: 24_001, images: 0 })).toEqual(["HTML"]);
  expect(overOf({ JavaScript: 5_001, images: 0 })).toEqual(["JavaScript"]);
  expect(overOf({ CSS: 12_001, images: 0 })).toEqual(["CSS"]);
  expect(overOf({ fonts: 51_201, images: 0 })).toEqual(["fonts"]);
  expect(overOf({ images: 112_601 })).toEqual(["total"]);
  expect(overOf({ other: 1 })).toEqual(["total"]);
});

test("the contact page may add 25 KB to the bare page of the framework", () => {
  expect(overOf({ JavaScript: FLOOR + 25_000 }, "/contact")).toEqual([]);
  expect(overOf({ JavaScript: FLOOR + 25_001, images: 0 }, "/contact")).toEqual(["JavaScript"]);
});

test("the table names each page, its sizes and what is over", () => {
  const rows = [budgetRow("/about", full, FLOOR), budgetRow("/", { ...full, CSS: 13_000 }, FLOOR)];
  const lines = budgetTable(rows, FLOOR).split("\n");
  expect(lines[0]).toContain("135.0");
  expect(lines.map((line) => line.trim().split(/\s+/)).slice(1, 5)).toEqual([
    ["page", "HTML", "JavaScript", "CSS", "fonts", "images", "other", "total"],
    ["/about", "24.0", "5.0", "12.0", "51.2", "112.6", "0.0", "204.8"],
    ["/", "24.0", "5.0", "13.0", "51.2", "112.6", "0.0", "205.8", "OVER:", "CSS,", "total"],
    ["budget", "24.0", "5.0", "12.0", "51.2", "204.8"],
  ]);
});
