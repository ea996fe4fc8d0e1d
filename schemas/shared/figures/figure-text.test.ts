import { expect, test } from "vitest";
import { english } from "../languages.ts";
import { formatFigure, SHORT_CONDITION, shortCondition } from "./figure-text.ts";

test.each([
  [{ value: "9", unit: "%" }, "9%"],
  [{ value: "375,000", unit: "AED" }, "AED\u00a0375,000"],
  [{ value: "10", unit: "years" }, "10\u00a0years"],
  [{ value: "10", unit: "years", show: "valueOnly" }, "10"],
  [{ value: null, unit: "%" }, ""],
])("the figure %j is shown as %j", (shown, text) => {
  expect(formatFigure(shown, english)).toBe(text);
});

const long = "x".repeat(SHORT_CONDITION + 1);

test.each([
  [{ shortQualifier: "by category", qualifier: long }, "by category"],
  [{ shortQualifier: null, qualifier: "Golden visas are exempt." }, "Golden visas are exempt."],
  [{ shortQualifier: "", qualifier: long }, undefined],
])("the short condition of %j is %j", (conditions, text) => {
  expect(shortCondition(conditions)).toBe(text);
});
