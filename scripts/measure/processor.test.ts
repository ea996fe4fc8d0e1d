import { expect, test } from "vitest";
import { type Costs, overBudget } from "./processor.ts";

const plain: Costs = {
  page: 1.6,
  "page in Swedish": 1.6,
  "page with gclid": 2.1,
  "page with five utm": 2.1,
  "page with something else": 2.1,
  unknown: 1.6,
  "like a file": 1.6,
  "tool's question": 5,
  "common question": 5,
  "calendar file": 1,
};
const own: Costs = {
  ...plain,
  page: 0.2,
  "page with gclid": 0.25,
  "page with five utm": 0.25,
  "page with something else": 0.25,
  unknown: 0.25,
  "like a file": 0.25,
  "tool's question": 4.5,
  "common question": 0.3,
};

test("a site within its budgets is not complained of", () => {
  expect(overBudget(own, plain)).toEqual([]);
});

test.each([
  ["page", 0.31, "a page's budget"],
  ["page with gclid", 0.41, "two pages"],
  ["page with five utm", 0.43, "0.2 of plain Next"],
  ["page with something else", 0.43, "0.2 of plain Next"],
  ["unknown", 1.77, "1.1 of plain Next"],
  ["like a file", 1.77, "1.1 of plain Next"],
  ["tool's question", 5.51, "1.1 of plain Next"],
  ["tool's question", 5.1, "a question's budget"],
  ["common question", 0.41, "two pages"],
] as const)(
  "a request of the kind “%s” that takes %s ms is over its budget: above %s",
  (kind, ms, what) => {
    expect(overBudget({ ...own, [kind]: ms }, plain).join()).toContain(
      `${kind}: ${ms} ms, above ${what}`,
    );
  },
);
