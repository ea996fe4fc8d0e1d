import { expect, test } from "vitest";
import { problemsOf } from "../problems.ts";

const vat = {
  _id: "figure-vat-rate",
  _type: "figure",
  label: "VAT rate",
  value: "5",
  unit: "%",
  sourceTitle: "Federal Tax Authority",
  sourceUrl: "https://tax.example.com/vat",
  checkedOn: "2026-11-21",
  status: "confirmed",
};

test("accepts a figure with its source", async () => {
  expect(await problemsOf(vat)).toEqual([]);
});

test.each([
  ["no value", { value: undefined }, "error value: "],
  ["a blank label", { label: " " }, "error label: "],
  ["a value of 25 characters", { value: "1".repeat(25) }, "error value: "],
  ["no source", { sourceTitle: undefined }, "error sourceTitle: "],
  ["a source that is no address", { sourceUrl: "tax.example.com" }, "error sourceUrl: "],
  ["no day of checking", { checkedOn: undefined }, "error checkedOn: "],
  ["an unknown status", { status: "perhaps" }, "error status: "],
  ["a unit in the value", { value: "5%" }, "warning value: "],
  ["a source not seen", { status: "toBeConfirmed" }, "warning status: Not confirmed"],
  ["a review day long past", { reviewBy: "2020-01-01" }, "warning reviewBy: "],
])("reports %s", async (_name, change, problem) => {
  expect(await problemsOf({ ...vat, ...change })).toEqual([expect.stringContaining(problem)]);
});
