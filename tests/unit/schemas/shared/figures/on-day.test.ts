import { describe, expect, test } from "vitest";
import { dubaiDay, startOfDubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { changesOnDay, nextDay, overdueSince } from "#schemas/shared/figures/on-day.ts";

const relief = {
  value: "is open",
  qualifier: "For tax periods that end by 31 December 2026.",
  shortQualifier: "for a while",
  sourceTitle: "Decision 73",
  sourceUrl: "https://mof.gov.ae/",
  checkedOn: "2026-11-21",
  reviewBy: "2026-12-31",
  next: {
    from: "2027-01-01",
    value: "has ended",
    qualifier: "Later periods cannot use it.",
    sourceTitle: "Decision 74",
    checkedOn: "2026-11-22",
  },
};

test.each([
  ["2026-12-31T19:59:59Z", "2026-12-31"],
  ["2026-12-31T20:00:00Z", "2027-01-01"],
])("at %s it is %s in Dubai", (moment, day) => {
  expect(dubaiDay(new Date(moment))).toBe(day);
});

test("a day begins there four hours before it does in Greenwich", () => {
  expect(startOfDubaiDay("2027-01-01").toISOString()).toBe("2026-12-31T20:00:00.000Z");
});

describe("changesOnDay", () => {
  test("changes nothing before the first day", () => {
    expect(changesOnDay(relief, "2026-12-31")).toEqual({});
  });

  test("from the first day on, brings the next value with its own condition, source and day", () => {
    expect(changesOnDay(relief, "2027-01-01")).toEqual({
      value: "has ended",
      qualifier: "Later periods cannot use it.",
      shortQualifier: null,
      sourceTitle: "Decision 74",
      sourceUrl: null,
      checkedOn: "2026-11-22",
      reviewBy: null,
      next: null,
    });
  });

  test("keeps the condition where the next value names none, or the figure has its own", () => {
    const { qualifier: _, ...plain } = relief.next;
    expect(changesOnDay({ ...relief, next: plain }, "2027-01-01")).not.toHaveProperty("qualifier");
    const ofAnother = { ...relief, keepsQualifier: true };
    expect(changesOnDay(ofAnother, "2027-01-01")).not.toHaveProperty("qualifier");
  });

  test.each([[null], [{}], [{ from: "2020-01-01" }], [{ value: "10" }]])(
    "does not show %j, which is not whole",
    (next) => {
      expect(changesOnDay({ ...relief, next }, "2027-01-01")).toEqual({});
      expect(nextDay({ next })).toBeUndefined();
    },
  );
});

test("a figure is overdue from the day after its review day on", () => {
  expect(overdueSince(relief, "2026-12-31")).toBeUndefined();
  expect(overdueSince(relief, "2027-01-01")).toBe("2026-12-31");
  expect(overdueSince({ checkedOn: "2026-11-21" }, "2027-11-22")).toBe("2027-11-21");
  expect(overdueSince({}, "2027-11-22")).toBeUndefined();
});
