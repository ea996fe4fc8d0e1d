import { expect, test } from "vitest";
import { dayOf, endOfTwelveMonths, isoOf } from "#web/tools/day-counter/calendar.ts";
import { countDays, daysOfPresence } from "#web/tools/day-counter/rules.ts";
import { rules, stay } from "./stays.ts";

const countOf = (...stays: string[]) => countDays(stays.map(stay), rules);
const inIso = ({ from, to }: { from: number; to: number }) => [isoOf(from), isoOf(to)];

/**
 * What officials have published. The Federal Tax Authority works out cases in its guide on tax
 * residency (TPGTR1, October 2024), whose text could not be had; what else the UAE's authorities
 * publish states the rules without a case. Those of others are for the same method.
 */
test.each([
  ["2014-01-01", "2014-12-31", "IRS, Publication 54, a year that overlaps another"],
  ["2014-09-01", "2015-08-31", "IRS, Publication 54, the other one"],
  ["2016-10-20", "2017-10-19", "IRS, Publication 54, the twelve months from a day of October"],
])("twelve months from %s end on %s (%s)", (first, last) => {
  expect(isoOf(endOfTwelveMonths(dayOf(first)))).toBe(last);
});

test("twenty months abroad with two Februaries at home hold twelve with 337 days (IRS, Publication 54)", () => {
  const { most } = countOf(
    "2014-01-01 2014-01-31",
    "2014-03-01 2015-01-31",
    "2015-03-01 2015-08-31",
  );
  expect(most.days).toBe(337);
  expect(inIso(most.period)).toEqual(["2014-09-01", "2015-08-31"]);
});

test.each([
  ["2027-05-03 2027-05-03", 1, "Ministerial Decision 27/2023: parts of a day"],
  ["2027-05-03 2027-05-04", 2, "ATO ID 2001/21: the days of arrival and of departure"],
  [
    "2027-12-31 2028-01-02",
    3,
    "OECD, Recommendation on the 183 day rule: days of physical presence",
  ],
])("a stay %s is %i days (%s)", (days, count) => {
  expect(daysOfPresence([stay(days)])).toHaveLength(count);
});

test.each([
  ["long", "2027-01-01 2027-07-02", 0, "2027-07-02"],
  ["long", "2027-01-01 2027-07-01", 1, "2027-07-02"],
  ["long", "2028-01-01 2028-07-01", 0, "2028-07-01"],
  ["short", "2027-01-01 2027-03-31", 0, "2027-03-31"],
  ["short", "2027-01-01 2027-03-30", 1, "2027-03-31"],
  ["short", "2028-01-01 2028-03-30", 0, "2028-03-30"],
] as const)(
  "the %s test asks for its days “or more” (Cabinet Decision 85/2022, Article 4): %s misses %i, met on %s",
  (name, days, missing, metOn) => {
    const { [name]: standing } = countOf(days);
    expect(standing).toEqual({ missing, metOn: dayOf(metOn) });
  },
);

test("days need not follow each other (Ministerial Decision 27/2023), but lie within twelve months (Cabinet Decision 85/2022)", () => {
  // 45 and 45 days, of which the second begin within a year of the first, or end after it.
  const within = countOf("2027-01-01 2027-02-14", "2027-11-17 2027-12-31");
  expect(within.short).toEqual({ missing: 0, metOn: dayOf("2027-12-31") });
  const beyond = countOf("2027-01-01 2027-02-14", "2027-11-18 2028-01-01");
  expect(beyond.most.days).toBe(89);
  expect(beyond.short.missing).toBeGreaterThan(0);
});

test("an absence of 180 days is the longest that is let pass (Cabinet Decision 65/2022)", () => {
  const { absence } = countOf("2026-12-20 2027-01-01", "2027-06-30 2027-07-05");
  expect(absence.longest?.days).toBe(180);
  expect(absence.longest && inIso(absence.longest.period)).toEqual(["2027-01-01", "2027-06-30"]);
  expect(isoOf(absence.returnBy)).toBe("2028-01-01");
});
