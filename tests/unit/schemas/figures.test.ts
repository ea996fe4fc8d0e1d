import { expect, test } from "vitest";
import * as alike from "#schemas/shared/figures/alike.ts";
import { dubaiDay, startOfDubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { figureDay, figureNumber, readingsOf } from "#schemas/shared/figures/figure-number.ts";
import {
  formatFigure,
  machineValue,
  SHORT_CONDITION,
  shortCondition,
} from "#schemas/shared/figures/figure-text.ts";
import { restOnOneLaw } from "#schemas/shared/figures/laws.ts";
import { changesOnDay, nextDay, overdueSince } from "#schemas/shared/figures/on-day.ts";
import { reasonsToAsk, unreadableValue } from "#schemas/shared/figures/readable-value.ts";
import { realDay } from "#schemas/shared/figures/real-day.ts";
import { addMonths, reviewDay } from "#schemas/shared/figures/review-day.ts";
import { figuresAmong, readThrough } from "#schemas/shared/figures/stored-figure.ts";
import { readAsOf } from "#schemas/shared/preview/as-of.ts";
import { all, ids, nine, rate, same } from "#tests/support/stored-figures.ts";

test("figures belong together by what they read, by their law and by their fact", () => {
  const { alikeFigures, figuresOfOneLaw, idsOfFact } = alike;
  expect(alikeFigures(all).map(({ text, figures }) => [text, ids(figures)])).toEqual([
    ["9%", ["rate", "same"]],
  ]);
  expect([figuresOfOneLaw(rate, all), figuresOfOneLaw(nine, all)].map(ids)).toEqual([["band"], []]);
  expect(idsOfFact("rate", all)).toEqual(new Set(["rate", "same"]));
});

const stored = { ...rate, label: "Tax rate", checkedOn: "2026-01-01", status: "toBeConfirmed" };
test.each([
  ["8", "12", undefined, []],
  ["8", "13", undefined, ["It changes by more than half."]],
  ["10", "10–12", undefined, ["It was a number, and would become a range."]],
  ["9", "9.5", "tax", ["It is a tax figure: people decide by it."]],
])("from %s to %s, of the topic %s", (before, value, topic, reasons) => {
  expect(reasonsToAsk({ value: before, topic }, { value })).toEqual(reasons);
});

test.each<[typed: string, unit: string | undefined, ...readings: string[]]>([
  // As Riga, Stockholm, Zürich and London write it.
  ["375.000", "AED", "375,000", "375"],
  ["375 000", "AED", "375,000"],
  ["375\u00a0000", "AED", "375,000"],
  ["375\u202f000", "AED", "375,000"],
  ["375’000", "AED", "375,000"],
  ["375000", "AED", "375,000"],
  ["375,000", "AED", "375,000"],
  ["1.000.000", "AED", "1,000,000"],
  ["1.000.000,50", "AED", "1,000,000.50"],
  ["1 000 000,50", "AED", "1,000,000.50"],
  ["12,900.50", "AED", "12,900.50"],
  ["0,5", "%", "0.5"],
  ["9,5", "%", "9.5"],
  ["0,500", "%", "0.500"],
  ["3,6725", "AED", "3.6725"],
  ["5000", "days", "5,000"],
  // Where a thousandth is meant, an amount says so with four digits.
  ["12.500", "AED", "12,500", "12.50"],
  ["3.672", "AED", "3,672", "3.6720"],
  ["0.125", "AED", "0.1250"],
  ["1.125", "%", "1,125", "1.125"],
  ["1375.000", "AED", "1,375,000", "1,375"],
  // Ranges, counts and scales hold numbers, too.
  ["15 - 50", "years", "15–50"],
  ["1.000–1.500", "AED", "1,000–1,500", "1–1.50"],
  ["1000+", "companies", "1,000+"],
  ["2B+", "people", "2B+"],
  ["3,15 billion", "AED", "3.15 billion"],
  // Without a unit four digits may be a year.
  ["2054", undefined, "2054"],
  ["20540", undefined, "20,540"],
  ["400,000.", "AED"],
  ["1,00,000", "AED"],
  ["1e1", "%"],
  ["31 December 2026", undefined],
  ["is open", undefined],
  ["", "AED"],
])("“%s” of %s is read as one of the numbers that it may be", (typed, unit, ...readings) => {
  expect(readingsOf(typed, unit)).toEqual(readings);
  // What is understood stays as it is when it is read again.
  for (const reading of readings) expect(readingsOf(reading, unit)).toContain(reading);
});

test.each([
  ["375.000", "AED", "can be read in two ways: write “375,000” or “375”"],
  ["3.672", "AED", "can be read in two ways: write “3,672” or “3.6720”"],
  ["375000", "AED", "Write “375,000”"],
  ["0,5", "%", "Write “0.5”"],
  ["375.000", "%", "can be read in two ways"],
  ["ten", "%", "does not read as a number of %"],
  ["1.125", "%", undefined],
  ["375,000", "AED", undefined],
  ["375.000", undefined, undefined],
])("“%s” of %s goes out only as all numbers are written", (value, unit, problem) => {
  const found = unreadableValue(value, unit);
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(problem);
});

const words = ["15–50", "50+", "is open", "", "37,50"];
const noDays = ["29 February 2027", "31 Decembre 2026", "2026"];

test.each<[what: string, read: (value: string) => unknown, values: object, none?: string[]]>([
  [
    "number",
    figureNumber,
    { 9: 9, "375,000": 375_000, "3.6725": 3.6725, "750 million": 7.5e8, "3.15 billion": 3.15e9 },
    words,
  ],
  ["day", figureDay, { "31 December 2026": "2026-12-31", "1 June 2023": "2023-06-01" }, noDays],
  ["day of the calendar", realDay, {}, ["2027-02-29", "2026-00-10", "2026-1-1", "20260101"]],
  ["day of an address", readAsOf, { "2027-01-01": "2027-01-01" }, ["2027-13-01", "tomorrow"]],
  ["text for machines", machineValue, { "375,000": "375000", "15–50": "15–50", "9\u200b": "9" }],
])("a value is read as %s", (_what, read, values, none = []) => {
  for (const [value, expected] of Object.entries(values)) expect(read(value)).toBe(expected);
  for (const value of none) expect(read(value)).toBeUndefined();
});

test.each([
  [{ value: "9", unit: "%" }, "9%"],
  [{ value: "375,000", unit: "AED" }, "AED\u00a0375,000"],
  [{ value: "10", unit: "years" }, "10\u00a0years"],
  [{ value: "10", unit: "years", show: "valueOnly" }, "10"],
  [{ value: null, unit: "%" }, ""],
])("%j reads %j", (shown, text) => {
  expect(formatFigure(shown)).toBe(text);
});

test.each([
  ["Decree-Law No. 47 of 2022 on Tax", "Decree-Law No. 47 of 2022; Decision No. 2", true],
  ["Cabinet Decision No. 49 of 2023", "Ministerial Decision No. 49 of 2023", false],
  ["Decree-Laws No. 26 of 2020 and No. 32 of 2021", "Decree-Law No. 32 of 2021 on companies", true],
  ["Federal Tax Authority", "Dubai Land Department", false],
])("“%s” and “%s” rest on one law: %s", (one, other, isOne) => {
  expect(restOnOneLaw(one, other)).toBe(isOne);
});

const relief = {
  ...{ value: "is open", qualifier: "Until then.", shortQualifier: "for a while" },
  ...{ sourceTitle: "Decision 73", sourceUrl: "https://mof.gov.ae/" },
  ...{ checkedOn: "2026-11-21", reviewBy: "2026-12-31" },
  next: {
    ...{ from: "2027-01-01", value: "has ended", qualifier: "No more." },
    ...{ sourceTitle: "Decision 74", checkedOn: "2026-11-22" },
  },
};

test("a day of Dubai begins four hours before it does in Greenwich", () => {
  expect(dubaiDay(new Date("2026-12-31T19:59:59Z"))).toBe("2026-12-31");
  expect(dubaiDay(new Date("2026-12-31T20:00:00Z"))).toBe("2027-01-01");
  expect(startOfDubaiDay("2027-01-01").toISOString()).toBe("2026-12-31T20:00:00.000Z");
});

test("from its first day on, a whole next value comes with its own condition, source and day", () => {
  const { from: _, ...next } = relief.next;
  const gone = { shortQualifier: null, sourceUrl: null, reviewBy: null, next: null };
  expect(changesOnDay(relief, "2026-12-31")).toEqual({});
  expect(changesOnDay(relief, "2027-01-01")).toEqual({ ...next, ...gone });
  // A condition stays where the next value names none, or the figure has its own.
  const plain = { ...relief, next: { ...relief.next, qualifier: undefined } };
  for (const kept of [plain, { ...relief, keepsQualifier: true }]) {
    expect(changesOnDay(kept, "2027-01-01")).not.toHaveProperty("qualifier");
  }
  for (const part of [{ from: "2020-01-01" }, { value: "10" }]) {
    expect(changesOnDay({ ...relief, next: part }, "2027-01-01")).toEqual({});
    expect(nextDay({ next: part })).toBeUndefined();
  }
});

test("a figure is reviewed on the day it names or a year after it was checked, and then overdue", () => {
  const checkedOn = "2026-11-21";
  expect(reviewDay({ checkedOn, reviewBy: "2027-02-21" })).toBe("2027-02-21");
  expect(reviewDay({ checkedOn, reviewBy: null })).toBe("2027-11-21");
  expect(reviewDay({ checkedOn: "2024-02-29", reviewBy: null })).toBe("2025-02-28");
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(overdueSince(relief, "2026-12-31")).toBeUndefined();
  expect(overdueSince(relief, "2027-01-01")).toBe("2026-12-31");
});

const long = "x".repeat(SHORT_CONDITION + 1);

test.each([
  [{ shortQualifier: "by category", qualifier: long }, "by category"],
  [{ shortQualifier: null, qualifier: "Golden visas are exempt." }, "Golden visas are exempt."],
  [{ shortQualifier: "", qualifier: long }, undefined],
])("beside %j stands %j", (conditions, text) => {
  expect(shortCondition(conditions)).toBe(text);
});

test("a figure reads value, unit, source and days through another, and keeps its label", () => {
  const documents = [
    { ...stored, qualifier: "Mine." },
    { ...same, label: "Other", value: "8" },
    nine,
  ];
  const figures = figuresAmong([...documents, { _id: "a", _type: "service" }, null, "figure"]);
  const [, reading, other] = figures;
  if (!reading || !other) throw new Error("The documents above are not figures.");
  expect(figures).toHaveLength(3);
  expect(readThrough(reading, figures)).toMatchObject({
    ...{ ...stored, _id: "same", label: "Other", qualifier: "Mine." },
  });
  expect(readThrough(other, figures)).toEqual(other);
});
