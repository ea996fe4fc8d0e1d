import { expect, test } from "vitest";
import { formatFigure } from "#schemas/figures/figure-text.ts";

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
