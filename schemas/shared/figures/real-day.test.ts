import { expect, test } from "vitest";
import { realDay } from "./real-day.ts";

test.each<[string, string?]>([
  ["2028-02-29", "2028-02-29"],
  ...["2027-02-29", "2026-00-10", "2026-1-1", "20260101"].map((day): [string] => [day]),
])("the text “%s” is the calendar day %s", (text, day) => {
  expect(realDay(text)).toBe(day);
});
