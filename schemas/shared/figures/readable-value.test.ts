import { expect, test } from "vitest";
import { reasonsToAsk, unreadableValue } from "./readable-value.ts";

test.each([
  ["8", "12", undefined, []],
  ["8", "13", undefined, ["It changes by more than half."]],
  ["10", "10–12", undefined, ["It was a number, and would become a range."]],
  ["9", "9.5", "tax", ["It is a tax figure: people decide by it."]],
])(
  "a change of a figure from %s to %s (topic %s) is questioned for: %j",
  (before, value, topic, reasons) => {
    expect(reasonsToAsk({ value: before, topic }, { value })).toEqual(reasons);
  },
);

test.each([
  ["375.000", "AED", "can be read in two ways: write “375,000” or “375”"],
  ["3.672", "AED", "can be read in two ways: write “3,672” or “3.6720”"],
  ["375000", "AED", "Write “375,000”"],
  ["0,5", "%", "Write “0.5”"],
  ["375.000", "%", "can be read in two ways"],
  ["ten", "%", "does not read as a number of %"],
  ["1.125", "%", undefined],
  ["375,000", "AED", undefined],
  ["375.000", undefined, undefined],
])("the value “%s” of %s is published only in the site's number format", (value, unit, problem) => {
  const found = unreadableValue(value, unit);
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(problem);
});
