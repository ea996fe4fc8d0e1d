import { expect, test } from "vitest";
import { numbersIn } from "#web/components/diagrams/numbers-in.ts";

test.each([
  ["9", [9]],
  ["9.75", [9.75]],
  ["375,000", [375_000]],
  ["85–88", [85, 88]],
  ["200+", [200]],
  ["1 January 2027", [1, 2027]],
  ["is open", []],
])("the numbers of %j are %j", (value, numbers) => {
  expect(numbersIn(value)).toEqual(numbers);
});
