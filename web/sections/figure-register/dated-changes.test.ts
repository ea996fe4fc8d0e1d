import { expect, test } from "vitest";
import { fetchedFigure } from "#tests/support/figures.ts";
import { datedChanges } from "./dated-changes.ts";

test("the list of dated changes has all days from this year on in order", () => {
  const figures = [
    fetchedFigure({ _id: "rate", next: { from: "2030-01-01", value: "12" } }),
    fetchedFigure({ _id: "start", value: "1 July 2027", unit: null }),
    fetchedFigure({ _id: "this-year", value: "2 January 2026", unit: null }),
    fetchedFigure({ _id: "long-ago", value: "31 December 2025", unit: null }),
    fetchedFigure({
      ...{ _id: "same", value: "1 July 2027", unit: null },
      sameAs: { _updatedAt: "2026-01-01T00:00:00Z" },
    }),
    fetchedFigure({ _id: "number" }),
  ];
  const shown = datedChanges(figures, "2026-11-27").map(({ day, figure, value }) => [
    day,
    figure._id,
    value,
  ]);
  expect(shown).toEqual([
    ["2026-01-02", "this-year", undefined],
    ["2027-07-01", "start", undefined],
    ["2030-01-01", "rate", "12"],
  ]);
});
