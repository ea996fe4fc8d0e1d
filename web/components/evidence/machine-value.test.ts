import { expect, test } from "vitest";
import { machineValue } from "./machine-value.ts";

test.each([
  ["375,000", "375000"],
  ["15–50", "15–50"],
  ["9\u200b", "9"],
])("structured data has “%s” as “%s”", (value, text) => {
  expect(machineValue(value)).toBe(text);
});
