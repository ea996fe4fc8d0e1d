import { expect, test } from "vitest";
import { realDay } from "#schemas/shared/figures/real-day.ts";
import { english } from "#schemas/shared/languages.ts";
import {
  eachOfMany,
  expectCited,
  pick,
  seededRules,
  seededTool,
  watched,
} from "#tests/support/tool-rules.ts";
import { dayFacts } from "./day-counter.tsx";
import {
  countDays,
  dayOf,
  daysOfPresence,
  endOfTwelveMonths,
  isoOf,
  type Stay,
  startOfTwelveMonths,
} from "./rules.ts";

const rules = seededRules("day-counter");
const { texts } = seededTool("day-counter");

/** A stay between two ISO dates, written "2027-01-01 2027-03-31". */
function stay(days: string): Stay {
  const [arrival = "", departure = arrival] = days.split(" ");
  return { arrival: dayOf(arrival), departure: dayOf(departure) };
}

/** By default, on a day before all stays. */
const countOf = (stays: readonly string[], today = "2000-01-01") =>
  countDays(stays.map(stay), rules, dayOf(today));

test("for a century every day is counted once, and twelve months have 365 days, or 366 with a leap day in them", () => {
  const wrong: string[] = [];
  for (let day = dayOf("1999-01-01"); day < dayOf("2101-01-01"); day += 1) {
    const iso = isoOf(day);
    const to = endOfTwelveMonths(day);
    const year = Number(iso.slice(0, 4));
    const holdsLeapDay = [year, year + 1]
      .flatMap((each) => realDay(`${each}-02-29`) ?? [])
      .some((leapDay) => iso <= leapDay && leapDay <= isoOf(to));
    if (dayOf(iso) !== day || to - day + 1 !== (holdsLeapDay ? 366 : 365)) wrong.push(iso);
    // None end on 28 February before a leap day: those of the day after are a day short.
    const start = startOfTwelveMonths(day);
    const isShort = iso.endsWith("02-28") && isoOf(day + 1).endsWith("02-29");
    if (endOfTwelveMonths(start) !== (isShort ? day + 1 : day)) wrong.push(iso);
  }
  expect(wrong).toEqual([]);
});

/*
 * What officials have published. The Federal Tax Authority works out cases in its guide on tax
 * residency (TPGTR1, October 2024), whose text could not be had; what else the UAE's authorities
 * publish states the rules without a case. Those of others are for the same method.
 */
test("twenty months abroad with two Februaries at home hold twelve with 337 days (IRS, Publication 54)", () => {
  const { most } = countOf([
    "2014-01-01 2014-01-31",
    "2014-03-01 2015-01-31",
    "2015-03-01 2015-08-31",
  ]);
  const period = { from: dayOf("2014-09-01"), to: dayOf("2015-08-31") };
  expect(most).toEqual({ days: 337, period });
});

// Parts of a day count (Ministerial Decision 27/2023), so arrival and departure do (ATO ID
// 2001/21).
test.each([
  ["long", ["2027-01-01 2027-07-02"], 0, "2027-07-02"],
  ["long", ["2027-01-01 2027-07-01"], 1, "2027-07-02"],
  ["long", ["2028-01-01 2028-07-01"], 0, "2028-07-01"],
  ["short", ["2027-01-01 2027-03-31"], 0, "2027-03-31"],
  ["short", ["2027-01-01 2027-03-30"], 1, "2027-03-31"],
  ["short", ["2028-01-01 2028-03-30"], 0, "2028-03-30"],
  // Not in a row (Ministerial Decision 27/2023), but within twelve months: 45 and 45 days.
  ["short", ["2027-01-01 2027-02-14", "2027-11-17 2027-12-31"], 0, "2027-12-31"],
  ["short", ["2027-01-01 2027-02-14", "2027-11-18 2028-01-01"], 45, "2028-02-15"],
] as const)(
  "the %s test asks for its days “or more” (Cabinet Decision 85/2022, Article 4): %j miss %i, met on %s",
  (name, days, missing, metOn) => {
    expect(countOf(days)[name]).toEqual({ missing, metOn: dayOf(metOn) });
  },
);

/** One stay of 32 days, counted on different days. */
test.each([
  // 31 January is the 31st day: 150 more of 183 from 2 February, the last of them on 2 July.
  ["2026-01-31", 151, "2026-07-02"],
  ["2026-02-01", 151, "2026-07-02"],
  // 28 days of February and 3 of March later: 151 from 4 March end on 1 August.
  ["2026-03-04", 151, "2026-08-01"],
  ["2026-07-31", 151, "2026-12-28"],
  // 333 days of the year are over, and 38 more: the stay no longer lies within twelve months.
  ["2026-11-23", 183, "2027-05-24"],
  ["2027-03-01", 183, "2027-08-30"],
])(
  "on %s, after a stay to 1 February 2026, %i of 183 days are missing, until %s",
  (today, missing, metOn) => {
    const { long } = countOf(["2026-01-01 2026-02-01"], today);
    expect(long).toEqual({ missing, metOn: dayOf(metOn) });
  },
);

const factsOn = (today: string, stays: readonly string[]) =>
  dayFacts(countOf(stays, today), rules, dayOf(today), english).flatMap(({ facts }) => facts);

test.each([
  ["too late", "2026-08-01", [], "wasBackBy tooLong askFirst metIfBack", "backBy returnBy"],
  ["in time", "2026-07-31", [], "backBy metIfBack", "askFirst"],
  ["there", "2027-01-10", ["2027-01-01 2027-01-20"], "tooLong returnBy willBeMet", "away askFirst"],
  ["between", "2026-03-01", ["2026-04-01 2026-04-20"], "away backBy returnBy longest", "tooLong"],
])("after January 2026 a visitor who is %s reads so on %s", (_, today, stays, said, unsaid) => {
  const labels = factsOn(today, ["2026-01-01 2026-02-01", ...stays]).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(said.split(" ")));
  for (const label of unsaid.split(" ")) expect(labels).not.toContain(label);
});

test("the day counter says of a past day that a test is met, and of a coming day that it will be", () => {
  // Of 211 days from 26 June 2026 the 90th was on 23 September, and the 183rd is on 25 December.
  const facts = factsOn("2026-11-23", ["2026-06-26 2027-01-22"]);
  expect(facts).toContainEqual({ label: "metAsPlanned", value: "25\u00a0December 2026" });
  expect(facts).toContainEqual({ label: "met", value: "23\u00a0September 2026" });
});

const ENDS = ["2000-02-28", "2023-12-30", "2024-02-27", "2028-02-28", "2030-12-31"] as const;

/** Up to eight stays in any order, often around ends of years and Februaries, and a day before, within or after them. */
function make(random: () => number) {
  const stays: Stay[] = [];
  let day = dayOf(pick(random, ENDS)) - Math.floor(random() * 400);
  const today = day - 300 + Math.floor(random() * 1_500);
  for (let left = Math.ceil(random() * 8); left > 0; left -= 1) {
    const arrival = day + Math.floor(random() ** 2 * 250);
    day = arrival + Math.floor(random() ** 3 * 250);
    stays.push({ arrival, departure: day });
  }
  return { stays: random() < 0.5 ? stays : stays.reverse(), today };
}

test("for random stays the day counter finds the fullest twelve months, the last twelve months and the longest absence, and cites each figure it read", () => {
  const check = ({ stays, today }: ReturnType<typeof make>) => {
    const days = daysOfPresence(stays);
    const { read, seen } = watched(rules);
    const counted = countDays(stays, seen, today);
    const { most, current, recent, longest, running, returnBy } = counted;
    const count = (from: number, to: number) =>
      days.filter((day) => from <= day && day <= to).length;
    // Only periods that begin on a day of presence can contain the most days.
    const best = Math.max(...days.map((from) => count(from, endOfTwelveMonths(from))));
    expect(most.days).toBe(best);
    expect(count(most.period.from, most.period.to)).toBe(best);
    expect(most.period.to).toBe(endOfTwelveMonths(most.period.from));
    expect(recent ?? 0).toBe(count(startOfTwelveMonths(today), today));
    // Periods that end today or later begin on the first day of the one that ends today, or after.
    const starts = [startOfTwelveMonths(today), ...days].filter(
      (from) => endOfTwelveMonths(from) >= today,
    );
    const now = Math.max(...starts.map((from) => count(from, endOfTwelveMonths(from))));
    expect(current.days).toBe(now);
    expect(count(current.period.from, current.period.to)).toBe(now);

    const gaps = days.map((day, index) => day - (days[index - 1] ?? day));
    expect(longest?.days ?? 1).toBe(Math.max(1, ...gaps));
    if (longest) {
      expect(longest.period.to - longest.period.from).toBe(longest.days);
      expect(days).toContain(longest.period.from);
      expect(days).toContain(longest.period.to);
    }
    // 180 days abroad are allowed (Cabinet Decision 65/2022).
    const left = days.findLast((day) => day <= today) ?? today;
    const away = { days: today - left, returnBy: left + 180 };
    expect(running).toEqual(left < today ? away : undefined);
    const last = Math.max(...days);
    expect(returnBy).toBe(last < today ? undefined : last + 180);

    const groups = dayFacts(counted, seen, today, english);
    const shown = groups.flatMap(({ name, facts }) => [name, ...facts.map(({ label }) => label)]);
    expectCited(
      read,
      shown.map((name) => texts[name]),
    );
    expect(JSON.stringify(groups)).not.toMatch(/NaN|undefined|Invalid|null/);
  };
  eachOfMany(make, check, 400);
});
