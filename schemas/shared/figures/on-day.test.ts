import { expect, test } from "vitest";
import { changesOnDay, nextDay, overdueSince } from "./on-day.ts";

const relief = {
  ...{ value: "is open", qualifier: "Until then.", shortQualifier: "for a while" },
  ...{ sourceTitle: "Decision 73", sourceUrl: "https://mof.gov.ae/" },
  ...{ checkedOn: "2026-11-21", reviewBy: "2026-12-31" },
  next: {
    ...{ from: "2027-01-01", value: "has ended", qualifier: "No more." },
    ...{ sourceTitle: "Decision 74", checkedOn: "2026-11-22" },
  },
};

test("from its first day on, a next value is shown with its own condition, source and date", () => {
  const { from: _, ...next } = relief.next;
  const gone = { shortQualifier: null, sourceUrl: null, reviewBy: null, next: null };
  expect(changesOnDay(relief, "2026-12-31")).toEqual({});
  expect(changesOnDay(relief, "2027-01-01")).toEqual({
    ...{ ...next, ...gone, heldSince: "2027-01-01" },
  });
  // The condition stays if the next value has none, or if the figure has its own.
  const plain = { ...relief, next: { ...relief.next, qualifier: undefined } };
  for (const kept of [plain, { ...relief, keepsQualifier: true }]) {
    expect(changesOnDay(kept, "2027-01-01")).not.toHaveProperty("qualifier");
  }
  for (const part of [{ from: "2020-01-01" }, { value: "10" }]) {
    expect(changesOnDay({ ...relief, next: part }, "2027-01-01")).toEqual({});
    expect(nextDay({ next: part })).toBeUndefined();
  }
});

test("a figure is overdue from the day after its review day on", () => {
  expect(overdueSince(relief, "2026-12-31")).toBeUndefined();
  expect(overdueSince(relief, "2027-01-01")).toBe("2026-12-31");
});
