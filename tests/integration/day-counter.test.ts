import { beforeEach, expect, test, vi } from "vitest";
import { all, documentOf, one, wordsIn } from "./page-elements.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { toolAnswering } from "./tool-answers.ts";

// What a visitor without a script gets for an address of the day counter on one day. Every number
// is counted by hand: the days of the months, with the first and the last day of a stay.

withSeededLake();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T08:00:00Z") });
  return () => void vi.useRealTimers();
});

type Stay = readonly [arrival: string, departure: string];

/** The tool as the server renders it for these stays. */
async function counted(...stays: Stay[]): Promise<Element> {
  const html = await toolAnswering("/services/tax-residency", {
    tool: "day-counter",
    arrival: stays.map(([arrival]) => arrival),
    departure: stays.map(([, departure]) => departure),
  });
  return one(documentOf(html), "#tool [data-props]");
}

const headline = (tool: Element) => wordsIn(one(tool, "h3:has(strong)"));
const said = (tool: Element) => wordsIn(one(tool, "[role=status]"));
const CURRENT = "Most days within twelve months that end today or later";

// 31 + 29 + 31 + 30 + 31 + 30 + 1 = 183, and 31 + 26 = 57.
const in2020: Stay = ["2020-01-01", "2020-07-01"];
const thisAutumn: Stay = ["2026-10-01", "2026-11-26"];

test.each<[string, Stay[], number, string]>([
  ["days of 2020 and a recent stay", [in2020, thisAutumn], 57, "Met on: 1 July 2020"],
  // 31 + 30 + 29 = 90, and 20.
  [
    "the shorter test of 2023 and three weeks now",
    [
      ["2023-03-01", "2023-05-29"],
      ["2026-11-01", "2026-11-20"],
    ],
    20,
    "Met on: 29 May 2023",
  ],
  // 31 + 29 + 31 + 30 + 30 = 151, and 30 + 31 + 27 = 88 up to today.
  [
    "a winter of 2024, and a stay that goes on",
    [
      ["2024-01-01", "2024-05-30"],
      ["2026-09-01", ""],
    ],
    88,
    "Most days within twelve months: 151",
  ],
])(
  "day counter, %s: the headline shows the number that decides",
  async (_what, stays, days, words) => {
    const tool = await counted(...stays);
    expect(headline(tool)).toBe(`${days} ${CURRENT}`);
    expect(said(tool)).toContain(words);
  },
);

test.each<[string, Stay, number]>([
  // 31 + 28 + 31 + 30 + 31 + 30 + 2 = 183.
  ["half a year to come", ["2027-01-01", "2027-07-02"], 183],
  ["a day less", ["2027-01-01", "2027-07-01"], 182],
  // 31 + 31 + 29 = 91.
  ["a winter with a leap day", ["2027-12-01", "2028-02-29"], 91],
  ["a single day", ["2026-12-24", "2026-12-24"], 1],
])("day counter, %s: only one count is shown", async (_what, stay, days) => {
  const tool = await counted(stay);
  expect(headline(tool)).toBe(`${days} Most days within twelve months`);
  expect(said(tool)).not.toContain(CURRENT);
});

test.each<[string, Stay, number]>([
  ["since the first of this month", ["2026-11-01", ""], 27],
  ["since today", ["2026-11-27", ""], 1],
  // 31 + 30 + 31 + 30 + 31 + 31 + 30 + 31 + 27 = 272 from March.
  ["since March", ["2026-03-01", ""], 272],
])(
  "a visitor who is still in the country %s leaves the departure empty",
  async (_since, stay, days) => {
    const tool = await counted(stay, ["", ""]);
    expect(headline(tool)).toMatch(new RegExp(`^${days} `));
    expect(all(tool, "[aria-invalid=true]")).toEqual([]);
  },
);

test.each<[string, Stay[], string]>([
  ["a departure before the arrival", [["2026-03-10", "2026-03-01"]], "departure-1"],
  [
    "two stays at the same time",
    [
      ["2026-03-01", "2026-03-10"],
      ["2026-03-09", "2026-03-20"],
    ],
    "arrival-2",
  ],
  ["a day that there is not", [["2026-02-29", "2026-03-10"]], "arrival-1"],
  ["a departure alone", [["", "2026-03-10"]], "arrival-1"],
])("%s is refused at its field without a result", async (_what, stays, field) => {
  const tool = await counted(...stays);
  expect(all(tool, `#tool-${field}[aria-invalid=true]`)).toHaveLength(1);
  expect(all(tool, ".tool-sheet")).toEqual([]);
});
