import { expect, test } from "vitest";
import { readMove } from "#web/tools/move-plan/read-move.ts";
import { seededRandom } from "../seeded-random.ts";

const question = (name: string, ...values: string[]) => ({
  name,
  label: name,
  hint: null,
  options: values.map((value) => ({ value, label: value, figure: null })),
});

const tool = {
  questions: [
    question("company", "none", "freeZone", "mainland"),
    question("pets", "no", "yes"),
    question("car", "none", "local", "own"),
  ],
};
const choosable = { countries: [{ id: "homeCountry-latvia" }], today: "2026-11-22" };

const answers = {
  month: "2027-03",
  adults: "2",
  children: "1",
  company: "freeZone",
  pets: "yes",
  car: "own",
  country: "homeCountry-latvia",
};

const read = (change: Record<string, string>) =>
  readMove(tool, { ...answers, ...change }, choosable);

test("what was answered makes a move", () => {
  expect(read({})).toEqual({
    move: {
      month: "2027-03-01",
      adults: 2,
      children: 1,
      company: "freeZone",
      hasPets: true,
      car: "own",
      country: "homeCountry-latvia",
    },
  });
});

test.each([
  ["2027-3", "2027-03-01"],
  [" 2027-03 ", "2027-03-01"],
  ["3/2027", "2027-03-01"],
  ["03.2027", "2027-03-01"],
  ["2026-11", "2026-11-01"],
  ["2029-11", "2029-11-01"],
])("the month %j is %s", (month, day) => {
  expect(read({ month }).move?.month).toBe(day);
});

test("children and the home country may be left out", () => {
  expect(read({ children: "", country: "" }).move).toMatchObject({ children: 0, country: "" });
});

test.each([
  ["month", "", "notMonth"],
  ["month", "March", "notMonth"],
  ["month", "2027-13", "notMonth"],
  ["month", "2027-00", "notMonth"],
  ["month", "2027-03-01", "notMonth"],
  ["month", "12027-03", "notMonth"],
  ["month", "-2027-03", "notMonth"],
  ["month", "2026-10", "pastMonth"],
  ["month", "1900-01", "pastMonth"],
  ["month", "0000-01", "pastMonth"],
  ["month", "2029-12", "farMonth"],
  ["month", "9999-12", "farMonth"],
  ["adults", "", "notAdults"],
  ["adults", "0", "notAdults"],
  ["adults", "-1", "notAdults"],
  ["adults", "1.5", "notAdults"],
  ["adults", "21", "notAdults"],
  ["adults", "99999999999999999999", "notAdults"],
  ["adults", "two", "notAdults"],
  ["children", "-1", "notChildren"],
  ["children", "21", "notChildren"],
  ["children", "1e1", "notChildren"],
  ["company", "", "notChoice"],
  ["company", "offshore", "notChoice"],
  ["pets", "maybe", "notChoice"],
  ["car", "__proto__", "notChoice"],
  ["country", "homeCountry-atlantis", "notChoice"],
])("of %s, %j is refused: %s", (name, answer, problem) => {
  expect(read({ [name]: answer })).toEqual({ problems: { [name]: problem } });
});

test("a choice that the document no longer offers is refused", () => {
  const without = { questions: [question("company", "none"), ...tool.questions.slice(1)] };
  expect(readMove(without, answers, choosable).problems).toEqual({ company: "notChoice" });
});

test("each wrong answer is named, all at once", () => {
  expect(Object.keys(readMove(tool, {}, choosable).problems ?? {}).sort()).toEqual([
    "adults",
    "car",
    "company",
    "month",
    "pets",
  ]);
});

test("whatever is typed, there is a move with a month of the calendar, or a sentence", () => {
  const random = seededRandom(6);
  const letters = "0123456789-/. :eETZ٣²\u0000ø,";
  for (let round = 0; round < 5_000; round += 1) {
    const typed = Array.from(
      { length: Math.floor(random() * 9) },
      () => letters[Math.floor(random() * letters.length)],
    ).join("");
    const { move, problems } = read({ month: typed, adults: typed, children: typed });
    if (move === undefined) expect(Object.keys(problems).length).toBeGreaterThan(0);
    else expect(`${move.month} ${move.adults}`).toMatch(/^20\d\d-(0[1-9]|1[0-2])-01 \d+$/);
    const ofMonth = read({ month: typed });
    if (ofMonth.move) expect(ofMonth.move.month).toMatch(/^20\d\d-(0[1-9]|1[0-2])-01$/);
  }
});
