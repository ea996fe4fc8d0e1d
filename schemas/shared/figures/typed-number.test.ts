import { expect, test } from "vitest";
import { typedNumber, typedNumbers } from "./typed-number.ts";

test.each([
  ["375000", "375000", ""],
  ["375 000", "375 000", ""],
  ["375,000", "375,000", ""],
  ["1'500.5", "1'500", "5"],
  ["1.500,25", "1.500", "25"],
  ["12,5", "12", "5"],
  ["0.500", "0", "500"],
  ["1375.000", "1375", "000"],
  ["375.000", "375.000", ""],
])("“%s” is read as “%s” with the fraction “%s”", (text, whole, fraction) => {
  expect(typedNumber(text)).toEqual({ whole, fraction });
});

test.each(["", "ten", "1.500.50", "1,500.000", "12,34,567", "1..5", "-5", "5 %", "1 5000"])(
  "“%s” is no number",
  (text) => {
    expect(typedNumber(text)).toBeUndefined();
    expect(typedNumbers(text)).toEqual([]);
  },
);

test("an ambiguous separator gives both numbers, the likelier first", () => {
  const fraction = { whole: "375", fraction: "125" };
  expect(typedNumbers("375.125")).toEqual([{ whole: "375125", fraction: "" }, fraction]);
  expect(typedNumbers("375,125")).toEqual([{ whole: "375,125", fraction: "" }]);
  expect(typedNumbers("1375.125")[0]).toEqual({ whole: "1375", fraction: "125" });
});
