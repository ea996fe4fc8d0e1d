import { expect, test } from "vitest";
import { warnWhenNextHasCome, wholeNextValue } from "#schemas/fields/next-value.ts";

const next = {
  from: "2027-01-01",
  value: "has ended",
  sourceTitle: "Decision 73",
  checkedOn: "2026-11-21",
};

test.each([[undefined], [{}], [{ from: "" }], [next]])("accepts %j", (value) => {
  expect(wholeNextValue(value)).toBe(true);
});

test("names what is missing from a next value that is begun", () => {
  expect(wholeNextValue({ from: "2027-01-01", qualifier: "Soon." })).toBe(
    "Also needed: Value, Source, Checked on.",
  );
});

test("reminds of a next value whose first day has come, and not before", () => {
  expect(warnWhenNextHasCome(next, "2026-12-31")).toBe(true);
  expect(warnWhenNextHasCome(next, "2027-01-01")).toMatch(/^This day has come/);
  expect(warnWhenNextHasCome({ from: "2020-01-01" }, "2027-01-01")).toBe(true);
});
