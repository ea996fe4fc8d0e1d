import { expect, test } from "vitest";
import { toolNeeds } from "#schemas/shared/tools/tool-kinds.ts";
import { filledAnswers, MOST_ROWS, readStays, rowsIn } from "#web/tools/day-counter/read-stays.ts";
import { seededRandom } from "../seeded-random.ts";
import { stay } from "./stays.ts";

const LATEST = "2031-11-22";

/** Rows as a form answers them: "arrival departure". */
const answersOf = (...rows: string[]) => ({
  arrival: rows.map((row) => row.split(" ")[0] ?? "").join(","),
  departure: rows.map((row) => row.split(" ")[1] ?? "").join(","),
});

const problemsIn = (...rows: string[]) => readStays(answersOf(...rows), LATEST).problems;

test("rows make stays, and empty ones count for nothing", () => {
  const answers = answersOf("2027-03-01 2027-03-10", "", "2027-01-01 2027-01-01", "");
  expect(readStays(answers, LATEST)).toEqual({
    stays: [stay("2027-03-01 2027-03-10"), stay("2027-01-01")],
  });
  expect(filledAnswers(answers)).toEqual({
    arrival: "2027-03-01,2027-01-01",
    departure: "2027-03-10,2027-01-01",
  });
});

test.each([
  ["a departure alone", " 2027-01-01", { arrival: "notDay" }],
  ["an arrival alone", "2027-01-01 ", { departure: "notDay" }],
  ["letters", "soon later", { arrival: "notDay", departure: "notDay" }],
  ["a negative year", "-2027-01-01 2027-01-01", { arrival: "notDay" }],
  ["a day that no calendar has", "2027-02-29 2027-03-01", { arrival: "notDay" }],
  ["a month that no calendar has", "2027-01-01 2027-13-01", { departure: "notDay" }],
  ["a date as some countries write it", "01.02.2027 2027-03-01", { arrival: "notDay" }],
  ["a date of 1900", "1900-01-01 2027-01-01", { arrival: "tooEarly" }],
  ["the day before this century", "1999-12-31 2000-01-01", { arrival: "tooEarly" }],
  ["a huge year", "2027-01-01 9999-12-31", { departure: "tooLate" }],
  ["a year that is none", "2027-01-01 20270-12-31", { departure: "notDay" }],
  ["the day after the last", "2031-11-22 2031-11-23", { departure: "tooLate" }],
  ["an end before the beginning", "2027-01-02 2027-01-01", { departure: "endsBefore" }],
])("%s gets its sentence at its field", (_, row, problem) => {
  expect(problemsIn("2026-01-01 2026-02-01", row)).toEqual([{}, problem]);
});

test.each([["2000-01-01 2000-01-01"], ["2024-02-29 2024-02-29"], [`${LATEST} ${LATEST}`]])(
  "%s is taken",
  (row) => {
    expect(problemsIn(row)).toBeUndefined();
  },
);

test("stays that overlap are named, in whatever order they were entered", () => {
  const [early, late, within] = [
    "2027-01-01 2027-02-10",
    "2027-02-09 2027-03-01",
    "2027-01-05 2027-01-06",
  ];
  expect(problemsIn(early, late)).toEqual([{}, { arrival: "overlaps" }]);
  expect(problemsIn(late, early)).toEqual([{ arrival: "overlaps" }, {}]);
  expect(problemsIn(late, early, within)).toEqual([
    { arrival: "overlaps" },
    {},
    { arrival: "overlaps" },
  ]);
  expect(problemsIn(early, early)).toEqual([{}, { arrival: "overlaps" }]);
});

test("who leaves and comes back on one day enters it twice", () => {
  expect(problemsIn("2027-01-01 2027-02-10", "2027-02-10 2027-03-01")).toBeUndefined();
  expect(problemsIn("2027-02-10 2027-02-10", "2027-02-10 2027-03-01")).toBeUndefined();
});

test.each([
  ["nothing", {}],
  ["empty rows", answersOf("", "", "")],
])("%s asks for a stay", (_, answers) => {
  expect(readStays(answers, LATEST).problems?.[0]).toEqual({ arrival: "noStay" });
});

test("more stays than fit get their sentence, however many they are", () => {
  const rows = Array.from({ length: 5_000 }, () => "2027-01-01 2027-01-01");
  expect(rowsIn(answersOf(...rows))).toHaveLength(MOST_ROWS + 1);
  expect(problemsIn(...rows)?.[MOST_ROWS - 1]).toEqual({ arrival: "tooMany" });
});

test("whatever is typed makes stays that can be counted, or sentences that there are", () => {
  const random = seededRandom(7);
  const texts: readonly string[] = Object.keys(toolNeeds("day-counter").texts);
  const pieces = ["", "2024-02-29", "2023-02-29", "1900-01-01", "-1", "1e99", "NaN", "Infinity"];
  const others = ["2026-12-31", "2027-01-01", "2027-01-01T00:00", "<b>", "__proto__", "٢٠٢٧-٠١-٠١"];
  const all = [...pieces, ...others];
  const piece = () => all[Math.floor(random() * all.length)] ?? "";
  const wrong: string[] = [];
  for (let round = 0; round < 5_000; round += 1) {
    const rows = Array.from({ length: Math.floor(random() * 25) }, () => `${piece()} ${piece()}`);
    const { stays, problems } = readStays(answersOf(...rows), LATEST);
    const isOrdered = (stays ?? []).every(({ arrival, departure }) => arrival <= departure);
    const said = (problems ?? []).flatMap((each) => Object.values(each));
    const isSaid = said.every((name) => texts.includes(name));
    if (!isOrdered || !isSaid || (stays === undefined) !== said.length > 0) wrong.push(rows.join());
  }
  expect(wrong).toEqual([]);
});
