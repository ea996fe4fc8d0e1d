import { expect, test } from "vitest";
import { budgetRow } from "./page-budgets.ts";

/** A page that is exactly at each limit. */
const full = {
  ...{ HTML: 24_000, JavaScript: 5_120, CSS: 12_000, fonts: 51_200 },
  ...{ images: 112_480, other: 0 },
};

test.each([
  ["/about", {}, []],
  ["/about", { HTML: 24_001, JavaScript: 5_121, images: 0 }, ["HTML", "JavaScript"]],
  ["/about", { CSS: 12_001, fonts: 51_201, images: 0 }, ["CSS", "fonts"]],
  ["/about", { images: 112_481 }, ["total"]],
  ["/about", { other: 1 }, ["total"]],
  ["/about", { pictures: 149_504 }, []],
  ["/about", { pictures: 149_505 }, ["pictures"]],
  ["/sv/uae-advantages", { pictures: 184_320 }, []],
  ["/sv/uae-advantages", { pictures: 184_321 }, ["pictures"]],
  ["/contact", { JavaScript: 106_000 }, []],
  ["/contact", { JavaScript: 106_001, images: 0 }, ["JavaScript"]],
])("a page at the limit of its budgets with %s of %j exceeds: %j", (path, changes, over) => {
  const { pictures, ...view } = { ...full, pictures: 0, ...changes };
  expect(budgetRow(path, { view, pictures }).over).toEqual(over);
});
