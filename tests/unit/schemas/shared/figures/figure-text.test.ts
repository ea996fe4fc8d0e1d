import { expect, test } from "vitest";
import { formatFigure, machineValue } from "#schemas/shared/figures/figure-text.ts";

test.each([
  [{ value: "9", unit: "%" }, "9%"],
  [{ value: "375,000", unit: "AED" }, "AED\u00a0375,000"],
  [{ value: "750", unit: "EUR" }, "EUR\u00a0750"],
  [{ value: "10", unit: "years" }, "10\u00a0years"],
  [{ value: "15–50", unit: "years" }, "15–50\u00a0years"],
  [{ value: "50+", unit: null }, "50+"],
  [{ value: "2054", unit: "" }, "2054"],
  [{ value: "10", unit: "years", show: "valueOnly" }, "10"],
  [{ value: "10", unit: "years", show: "withUnit" }, "10\u00a0years"],
  [{ value: null, unit: "%" }, ""],
])("%j reads %j", (figure, text) => {
  expect(formatFigure(figure)).toBe(text);
});

test.each([
  ["375,000", "375000"],
  ["5,000,000", "5000000"],
  ["9", "9"],
  ["15–50", "15–50"],
  ["1 January 2027", "1 January 2027"],
  ["9\u200b", "9"],
])("machines read %j as %j", (value, text) => {
  expect(machineValue(value)).toBe(text);
});
