import { expect, test } from "vitest";
import { readVisaCase } from "#web/tools/visa-route/read-case.ts";
import { companions, livelihoods } from "#web/tools/visa-route/rules.ts";
import { eachOfMany, pick, textNames, typed } from "../many.ts";

/** The dirham, the euro by the dollar, and a currency whose rate says how many of it a euro is. */
const tool = {
  questions: [
    {
      name: "currency",
      label: "",
      hint: null,
      options: [
        { value: "AED", label: "", figure: null },
        { value: "USD", label: "", figure: { _id: "usd", value: "3.6725", unit: "AED" } },
        { value: "EUR", label: "", figure: { _id: "eur", value: "1.1761", unit: "USD" } },
        { value: "SEK", label: "", figure: { _id: "sek", value: "10.8420", unit: "SEK" } },
      ],
    },
  ],
};

const answers = {
  livelihood: "employer",
  companions: "close",
  age: "38",
  property: "2,500,000",
  monthsAway: "2",
};

test("what was answered makes a case; no property is none, and months may have a fraction", () => {
  expect(readVisaCase(tool, answers).person).toEqual({
    livelihood: "employer",
    companions: "close",
    age: 38,
    income: undefined,
    savings: undefined,
    property: 2_500_000,
    monthsAway: 2,
  });
  const { person } = readVisaCase(tool, { ...answers, property: " ", monthsAway: " 5,5 " });
  expect(person).toMatchObject({ property: 0, monthsAway: 5.5 });
});

test.each([
  ["AED", 1],
  ["USD", 3.6725],
  ["EUR", 1.1761 * 3.6725],
  ["SEK", (1.1761 * 3.6725) / 10.842],
])("amounts in %s are worth %d dirhams each", (currency, rate) => {
  const { person } = readVisaCase(tool, {
    ...answers,
    currency,
    income: "1 000",
    savings: "20 000",
  });
  expect(person?.income).toBeCloseTo(1_000 * rate, 6);
  expect(person?.savings).toBeCloseTo(20_000 * rate, 6);
  expect(person?.property).toBeCloseTo(2_500_000 * rate, 3);
});

test.each([
  ["livelihood", ["", "lottery"], "notChoice"],
  ["companions", ["everybody"], "notChoice"],
  ["age", ["", "17", "121", "38.5", "-38", "1900-01-01", "forty", "NaN"], "notAge"],
  ["age", ["18", "120"], undefined],
  ["currency", ["", "GBP"], "notChoice"],
  ["income", ["-1"], "negative"],
  ["savings", ["plenty"], "notAmount"],
  ["property", ["-1"], "negative"],
  ["property", ["a villa"], "notAmount"],
  ["property", ["99999999999999"], "tooLarge"],
  ["monthsAway", ["", "13", "-1", "half a year"], "notMonths"],
  ["monthsAway", ["0", "12"], undefined],
])("of %s, %j: %s", (name, given, problem) => {
  for (const answer of given) {
    const { problems } = readVisaCase(tool, { ...answers, [name]: answer });
    expect(problems, answer).toEqual(problem && { [name]: problem });
  }
});

test("whatever is typed makes a case within bounds, or a sentence at each wrong field", () => {
  const pieces = ["0", "-", "1", "12", "55", "1900", "e9", ".5", ",000", " ", "x", "NaN", "∞", "½"];
  const texts = textNames("visa-route");
  const make = (random: () => number) => ({
    livelihood: random() < 0.9 ? pick(random, livelihoods) : typed(random, pieces, 4),
    companions: random() < 0.9 ? pick(random, companions) : typed(random, pieces, 4),
    age: random() < 0.7 ? String(Math.floor(random() * 130)) : typed(random, pieces, 4),
    property: typed(random, pieces, 4),
    monthsAway: random() < 0.7 ? String(Math.floor(random() * 14)) : typed(random, pieces, 4),
  });
  eachOfMany(make, (each) => {
    const { person, problems = {} } = readVisaCase(tool, each);
    for (const problem of Object.values(problems)) expect(texts).toContain(problem);
    expect(person === undefined).toBe(Object.keys(problems).length > 0);
    const { age = 18, property = 0, monthsAway = 0 } = person ?? {};
    expect(age >= 18 && age <= 120 && property >= 0 && property <= 1e12).toBe(true);
    expect(monthsAway >= 0 && monthsAway <= 12).toBe(true);
  });
});
