import { expect, test } from "vitest";
import { MOST_ROWS, readStays, rowsIn } from "./read-stays.ts";
import { dayOf } from "./rules.ts";

const LATEST = "2031-11-22";
const days = { today: "2026-11-22", latest: LATEST };

/** Rows of the form: "arrival departure". */
const entriesOf = (...rows: string[]) => ({
  arrival: rows.map((row) => row.split(" ")[0] ?? "").join(","),
  departure: rows.map((row) => row.split(" ")[1] ?? "").join(","),
});

function problemsIn(...rows: string[]) {
  const read = readStays(entriesOf(...rows), days);
  return "problems" in read ? read.problems : undefined;
}

test("rows of the form become stays, and empty rows are ignored", () => {
  const entries = entriesOf("2027-03-01 2027-03-10", "", "2027-01-01 2027-01-01", "");
  expect(readStays(entries, days)).toMatchObject({
    stays: [
      { arrival: dayOf("2027-01-01"), departure: dayOf("2027-01-01") },
      { arrival: dayOf("2027-03-01"), departure: dayOf("2027-03-10") },
    ],
  });
});

test("a stay without a departure lasts until today", () => {
  const { stays } = readStays(entriesOf("2026-11-01 "), days);
  expect(stays).toMatchObject([{ arrival: dayOf("2026-11-01"), departure: dayOf(days.today) }]);
});

test.each([
  ["a departure alone", " 2027-01-01", { "arrival-2": "notDay" }],
  ["a planned arrival alone", "2027-01-01 ", { "departure-2": "notDay" }],
  ["letters", "soon later", { "arrival-2": "notDay", "departure-2": "notDay" }],
  ["a negative year", "-2027-01-01 2027-01-01", { "arrival-2": "notDay" }],
  ["a day that no calendar has", "2027-02-29 2027-03-01", { "arrival-2": "notDay" }],
  ["the day before this century", "1999-12-31 2000-01-01", { "arrival-2": "tooEarly" }],
  ["a huge year", "2027-01-01 9999-12-31", { "departure-2": "tooLate" }],
  ["the day after the last", "2031-11-22 2031-11-23", { "departure-2": "tooLate" }],
  ["an end before the beginning", "2027-01-02 2027-01-01", { "departure-2": "endsBefore" }],
  ["a leap day", "2024-02-29 2024-02-29", undefined],
  ["the last day", `${LATEST} ${LATEST}`, undefined],
])("%s gets its error message at the field", (_, row, problem) => {
  expect(problemsIn("2026-01-01 2026-02-01", row)).toEqual(problem);
});

const early = "2027-01-01 2027-02-10";
const late = "2027-02-09 2027-03-01";
const within = "2027-01-05 2027-01-06";

test.each([
  ["one after the other", [early, late], { "arrival-2": "overlaps" }],
  ["the later one first", [late, early], { "arrival-1": "overlaps" }],
  ["three", [late, early, within], { "arrival-1": "overlaps", "arrival-3": "overlaps" }],
  ["the same twice", [early, early], { "arrival-2": "overlaps" }],
  ["one day to leave and come back on", [early, "2027-02-10 2027-03-01"], undefined],
  ["a day alone before", ["2027-02-10 2027-02-10", "2027-02-10 2027-03-01"], undefined],
])("overlapping stays are reported: %s", (_, rows, problems) => {
  expect(problemsIn(...rows)).toEqual(problems);
});

test("no stay at all, and too many stays, are reported", () => {
  expect(readStays({}, days)).toEqual({ problems: { "arrival-1": "noStay" } });
  expect(problemsIn("", "", "")).toEqual({ "arrival-1": "noStay" });
  const rows = Array.from({ length: 5_000 }, () => "2027-01-01 2027-01-01");
  expect(rowsIn(entriesOf(...rows))).toHaveLength(MOST_ROWS + 1);
  expect(problemsIn(...rows)).toMatchObject({ [`arrival-${MOST_ROWS}`]: "tooMany" });
});
