import { expect, test } from "vitest";
import { readVisaCase } from "#web/tools/visa-route/read-case.ts";

const answers = {
  livelihood: "employer",
  companions: "close",
  age: "38",
  property: "2,500,000",
  monthsAway: "2",
};

test("what was answered makes a case", () => {
  expect(readVisaCase(answers)).toEqual({
    person: {
      livelihood: "employer",
      companions: "close",
      age: 38,
      property: 2_500_000,
      monthsAway: 2,
    },
  });
});

test("no property is none, and months may have a fraction", () => {
  const { person } = readVisaCase({ ...answers, property: " ", monthsAway: " 5,5 " });
  expect(person).toMatchObject({ property: 0, monthsAway: 5.5 });
});

test.each([
  ["livelihood", "", "notChoice"],
  ["livelihood", "lottery", "notChoice"],
  ["companions", "everybody", "notChoice"],
  ["age", "", "notAge"],
  ["age", "17", "notAge"],
  ["age", "121", "notAge"],
  ["age", "38.5", "notAge"],
  ["age", "-38", "notAge"],
  ["age", "1900", "notAge"],
  ["age", "1900-01-01", "notAge"],
  ["age", "forty", "notAge"],
  ["age", "NaN", "notAge"],
  ["property", "-1", "negative"],
  ["property", "a villa", "notAmount"],
  ["property", "99999999999999", "tooLarge"],
  ["monthsAway", "", "notMonths"],
  ["monthsAway", "13", "notMonths"],
  ["monthsAway", "-1", "notMonths"],
  ["monthsAway", "half a year", "notMonths"],
])("of %s, %j is refused: %s", (name, answer, problem) => {
  expect(readVisaCase({ ...answers, [name]: answer })).toEqual({ problems: { [name]: problem } });
});

test.each([
  ["age", "18"],
  ["age", "120"],
  ["monthsAway", "0"],
  ["monthsAway", "12"],
])("of %s, %j is taken", (name, answer) => {
  expect(readVisaCase({ ...answers, [name]: answer }).problems).toBeUndefined();
});

test("each wrong answer is named, all at once", () => {
  expect(readVisaCase({}).problems).toEqual({
    livelihood: "notChoice",
    companions: "notChoice",
    age: "notAge",
    monthsAway: "notMonths",
  });
});
