import { expect, test } from "vitest";
import { readAsOf } from "./as-of.ts";

test.each<[string, string?]>([
  ["2027-01-01", "2027-01-01"],
  ...["2027-13-01", "tomorrow"].map((day): [string] => [day]),
])("in an address “%s” names the day %s", (text, day) => {
  expect(readAsOf(text)).toBe(day);
});
