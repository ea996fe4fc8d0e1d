import { expect, test } from "vitest";
import { readMove } from "#web/tools/move-plan/read-move.ts";
import { eachOfMany, typed } from "../many.ts";

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

test("what was answered makes a move; children and the home country may be left out", () => {
  const move = {
    month: "2027-03-01",
    adults: 2,
    children: 1,
    company: "freeZone",
    hasPets: true,
    car: "own",
    country: "homeCountry-latvia",
  };
  expect(read({})).toEqual({ move });
  expect(read({ children: "", country: "" })).toEqual({
    move: { ...move, children: 0, country: "" },
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

test.each([
  ["month", ["", "March", "2027-13", "2027-00", "2027-03-01", "12027-03", "-2027-03"], "notMonth"],
  ["month", ["2026-10", "1900-01", "0000-01"], "pastMonth"],
  ["month", ["2029-12", "9999-12"], "farMonth"],
  ["adults", ["", "0", "-1", "1.5", "21", "99999999999999999999", "two"], "notAdults"],
  ["children", ["-1", "21", "1e1"], "notChildren"],
  ["company", ["", "offshore"], "notChoice"],
  ["pets", ["maybe"], "notChoice"],
  ["car", ["__proto__"], "notChoice"],
  ["country", ["homeCountry-atlantis"], "notChoice"],
])("of %s, %j are refused: %s", (name, wrong, problem) => {
  for (const answer of wrong) {
    expect(read({ [name]: answer }), answer).toEqual({ problems: { [name]: problem } });
  }
});

test("a choice that the document no longer offers is refused, and all that is wrong is named at once", () => {
  const without = { questions: [question("company", "none"), ...tool.questions.slice(1)] };
  expect(readMove(without, answers, choosable).problems).toEqual({ company: "notChoice" });
  expect(Object.keys(readMove(tool, {}, choosable).problems ?? {}).sort()).toEqual([
    "adults",
    "car",
    "company",
    "month",
    "pets",
  ]);
});

test("whatever is typed, there is a move with a month of the calendar, or a sentence", () => {
  const letters = [..."0123456789-/. :eETZ٣²\u0000ø,"];
  const make = (random: () => number) => typed(random, letters, 9);
  eachOfMany(make, (text) => {
    const { move, problems } = read({ month: text, adults: text, children: text });
    expect(move === undefined).toBe(problems !== undefined);
    const ofMonth = read({ month: text });
    if (ofMonth.move) expect(ofMonth.move.month).toMatch(/^20\d\d-(0[1-9]|1[0-2])-01$/);
  });
});
