import { expect, test } from "vitest";
import { realDay } from "./real-day.ts";

test.each<[string, string?]>([
  ["2028-02-29", "2028-02-29"],
  ...["2027-02-29", "2026-00-10", "2026-1-1", "20260101"].map((day): [string] => [day]),
])("“%s” is the day %s of the calendar", (text, day) => {
  expect(realDay(text)).toBe(day);
});
