import { expect, test } from "vitest";
import { isToolQuestion } from "#schemas/shared/tools/tool-address.ts";
import { seededRules } from "#tests/support/tool-rules.ts";
import { addressOfAnswers, answersIn, readToolQuestion } from "#web/tools/answers.ts";
import { signsOf } from "#web/tools/currency.ts";
import { readMove } from "#web/tools/move-plan/read-move.ts";
import { readNumber, unreadPart } from "#web/tools/reading.ts";
import { readTaxCase } from "#web/tools/tax-estimate/read-case.ts";
import type { Tool } from "#web/tools/tool.ts";
import { readVisaCase } from "#web/tools/visa-route/read-case.ts";

test.each<[typed: string[], read: ReturnType<typeof readNumber>]>([
  [
    ["1500000", "1,500,000", "1 500 000", "1\u00a0500\u00a0000", "1.500.000", "1'500'000"],
    1_500_000,
  ],
  [["1.500.000,50", "1,500,000.5"], 1_500_000.5],
  [["1.500"], 1_500],
  [["12.5", "12,5"], 12.5],
  [["000"], 0],
  [["0.500", "0,5", "00.5"], 0.5],
  [["0.050"], 0.05],
  [["-5", "− 5,000", "(1,500)", "1.500,00-", "1 500−"], "negative"],
  [["", "two million", "1e9", "0x10", "Infinity"], "notAmount"],
  [["1,500.000", "12,34,567", "1..5"], "notAmount"],
  [["1000000000000"], 1e12],
  [["1000000000001"], "tooLarge"],
])("%j are read as %s", (all, expected) => {
  for (const each of all) expect(readNumber(each), each).toBe(expected);
});

/** As offices in Europe write one amount, and as it is copied from their tables and invoices. */
test.each<[code: string, written: string[]]>([
  [
    "EUR",
    ["€1.500,00", "€ 1.500", "1.500 €", "1.500,– €", "1 500,00 EUR", "EUR 1500", "1500 euro"],
  ],
  ["EUR", ["1\u202f500,00\u00a0€", "\u202a1.500,00\u202c €", "\u200e1500"]],
  ["SEK", ["1 500 kr", "1 500:-", "1 500,- kr", "1500 kr.", "SEK 1 500", "1 500,00 sek"]],
  ["NOK", ["kr 1 500,-", "kr. 1.500", "1\u00a0500 NOK"]],
  ["DKK", ["1.500 kr.", "1.500,00 kr.", "DKK 1.500,-"]],
  ["PLN", ["1 500 zł", "1500,00 PLN", "zł 1500"]],
  ["USD", ["$1,500", "US$1,500.00", "1,500 USD"]],
  ["CHF", ["CHF 1'500.–", "1’500.00 CHF", "1´500.-"]],
  ["AED", ["AED 1,500", "Dhs. 1,500", "1500 Dh", "١٥٠٠ د.إ", "１５００"]],
])("an amount of %s is read in %j", (code, written) => {
  for (const each of written) expect(readNumber(each, signsOf({ code })), each).toBe(1_500);
});

test.each([
  ["AED", "€ 1.500", "€"],
  ["AED", "1 500 kr", "kr"],
  ["EUR", "1,5 Mio. €", "Mio"],
  ["EUR", "TEUR 500", "TEUR"],
  ["AED", "two million", "two million"],
  ["AED", "1,500.000", "1,500.000"],
  ["AED", "500 - 600", "500 - 600"],
  ["AED", "≈ 500", "≈"],
  ["AED", "a".repeat(100), `${"a".repeat(40)}…`],
])("in %s of %j is not understood: %j", (code, typed, part) => {
  expect(readNumber(typed, signsOf({ code }))).toBe("notAmount");
  expect(unreadPart(typed, signsOf({ code }))).toBe(part);
});

type Rate = [currency: string, value: string, unit: string];

const question = (name: string, values: string, rates: Rate[] = []) => ({
  name,
  label: name,
  hint: null,
  options: [
    ...values.split(" ").map((value) => ({ value, label: value, figure: null })),
    ...rates.map(([value, rate, unit]) => ({
      value,
      label: value,
      figure: { _id: value, value: rate, unit },
    })),
  ],
});

/** The dirham, two by the dollar, one of which a euro is so many, and four without a rate to reckon with. */
const currency = question("currency", "AED", [
  ["USD", "3.6725", "AED"],
  ["EUR", "1.1761", "USD"],
  ["SEK", "10.8420", "SEK"],
  ["YYY", "2", "ZZZ"],
  ["ZZZ", "2", "YYY"],
  ["XXX", "to be confirmed", "AED"],
]);

const taxTool: Tool<"tax-estimate"> = {
  kind: "tax-estimate",
  path: "/free-zones/tax-benefits",
  site: "https://nordune.example",
  contact: "/contact",
  questions: [currency, question("activity", "services making other"), question("group", "no yes")],
  rules: seededRules("tax-estimate"),
  times: {},
  texts: {},
};
const visaTool = {
  questions: [
    currency,
    question("livelihood", "employer savings"),
    question("companions", "nobody close parents"),
  ],
};
const answersOf = (query: string) => answersIn(new URLSearchParams(query));

/** Each tool with answers that nothing is wrong with. */
const readers = {
  "tax-estimate": {
    answers: answersOf(
      "revenue=1,000,000&profit=400,000&currency=USD&activity=services&share=97.5&periodEnd=2028-02-29&earlierRevenue=10",
    ),
    read: (answers: Record<string, string>) => readTaxCase(taxTool, answers),
  },
  "visa-route": {
    answers: answersOf(
      "livelihood=employer&companions=close&age=38&currency=SEK&income=1+000&property=+&monthsAway=+5,5+",
    ),
    read: (answers: Record<string, string>) => readVisaCase(visaTool, answers),
  },
  "move-plan": {
    answers: answersOf(
      "month=2027-03&adults=2&company=freeZone&pets=yes&car=own&country=homeCountry-latvia",
    ),
    read: (answers: Record<string, string>) =>
      readMove(answers, { countries: [{ id: "homeCountry-latvia" }], today: "2026-11-22" }),
  },
};

/** What a tool makes of its answers, with some of them changed. */
const read = (kind: keyof typeof readers, change: Record<string, string> = {}) =>
  readers[kind].read({ ...readers[kind].answers, ...change });

test("of several answers to a question those at the end that are empty are left out, and no letter of one", () => {
  const answers = answersOf("arrival=a&arrival=&arrival=b&arrival=&revenue=1,000,&month=");
  expect(answers).toEqual({ arrival: "a,,b", revenue: "1,000,", month: "" });
});

test("what was answered makes a case, amounts in dirhams; what may be left out has its place", () => {
  expect(read("tax-estimate")).toMatchObject({
    company: {
      revenue: 3_672_500,
      profit: 1_469_000,
      earlierRevenue: 36.725,
      share: 97.5,
      periodEnd: "2028-02-29",
      isOfLargeGroup: false,
    },
    currency: { code: "USD", rate: 3.6725 },
  });
  expect(read("visa-route")).toMatchObject({
    person: {
      livelihood: "employer",
      companions: "close",
      age: 38,
      income: expect.closeTo(398.379, 3),
      savings: undefined,
      property: 0,
      monthsAway: 5.5,
    },
    // A rate in euros is worth what a euro is, and that what a dollar is.
    currency: { options: [{ value: "SEK" }, { value: "EUR" }, { value: "USD" }] },
  });
  expect(read("move-plan")).toEqual({
    move: {
      month: "2027-03-01",
      adults: 2,
      children: 0,
      company: "freeZone",
      hasPets: true,
      car: "own",
      country: "homeCountry-latvia",
    },
  });
});

test.each([
  ["services", "", 0, "notListed"],
  ["making", "", 100, "listed"],
  ["making", " 40 % ", 40, undefined],
])(
  "%s with a share of %j counts %i per cent as qualifying, as %s",
  (activity, share, counted, byActivity) => {
    expect(read("tax-estimate", { activity, share })).toMatchObject({
      company: { share: counted },
      byActivity,
    });
  },
);

test("an address that was shared before the activity was asked for opens the same result", () => {
  const { activity: _, ...earlier } = readers["tax-estimate"].answers;
  expect(readTaxCase(taxTool, earlier)).toEqual(read("tax-estimate"));
});

test.each([
  [["2027-3", "3/2027", "03.2027"], "2027-03-01"],
  [["2026-11"], "2026-11-01"],
  [["2029-11"], "2029-11-01"],
])("the months %j are %s", (all, month) => {
  for (const each of all) {
    expect(read("move-plan", { month: ` ${each} ` }), each).toMatchObject({ move: { month } });
  }
});

test.each([
  ["tax-estimate", "currency", ["YYY", "GBP", "XXX"], "notChoice"],
  ["tax-estimate", "revenue", ["99999999999999"], "tooLarge"],
  ["tax-estimate", "profit", ["1,000,001"], "aboveRevenue"],
  ["tax-estimate", "earlierRevenue", ["-3"], "negative"],
  ["tax-estimate", "share", ["101", "-1", "most of it"], "notShare"],
  ["tax-estimate", "activity", ["", "banking", "toString"], "notChoice"],
  ["tax-estimate", "group", ["perhaps"], "notChoice"],
  ["tax-estimate", "periodEnd", ["", "2027-02-29", "31.12.2026", "9999-12-31"], "notDay"],
  ["tax-estimate", "periodEnd", ["1900-12-31", "2022-12-31"], "beforeTax"],
  ["visa-route", "livelihood", ["", "lottery"], "notChoice"],
  ["visa-route", "companions", ["everybody"], "notChoice"],
  ["visa-route", "age", ["", "17", "121", "38.5", "-38", "forty"], "notAge"],
  ["visa-route", "currency", ["", "GBP"], "notChoice"],
  ["visa-route", "savings", ["plenty"], "notAmount"],
  ["visa-route", "property", ["-1"], "negative"],
  ["visa-route", "monthsAway", ["", "13", "-1", "half a year"], "notMonths"],
  ["move-plan", "month", ["", "March", "2027-13", "2027-00", "12027-03", "-2027-03"], "notMonth"],
  ["move-plan", "month", ["2026-10", "0000-01"], "pastMonth"],
  ["move-plan", "month", ["2029-12", "9999-12"], "farMonth"],
  ["move-plan", "adults", ["", "0", "-1", "1.5", "21", "two"], "notAdults"],
  ["move-plan", "children", ["-1", "21", "1e1"], "notChildren"],
  ["move-plan", "company", ["", "offshore"], "notChoice"],
  ["move-plan", "car", ["__proto__"], "notChoice"],
  ["move-plan", "country", ["homeCountry-atlantis"], "notChoice"],
] as const)("%s refuses of %s %j: %s", (kind, name, wrong, problem) => {
  for (const answer of wrong) {
    expect(read(kind, { [name]: answer }), answer).toHaveProperty("problems", { [name]: problem });
  }
});

test("each wrong answer is named, all at once", () => {
  const problems = { revenue: "notAmount", profit: "notAmount" };
  expect(readTaxCase(taxTool, { profit: "none" })).toEqual({
    problems: { ...problems, activity: "notChoice", periodEnd: "notDay" },
    unread: { profit: "none" },
  });
});

test("an address holds what was answered, and opens the same", () => {
  const asked = { kind: "tax-estimate", answers: { revenue: "1,000", currency: "AED" } } as const;
  const answers = { ...asked.answers, profit: "" };
  const address = addressOfAnswers("/free-zones/tax-benefits", { ...asked, answers });
  expect(address).toBe("/free-zones/tax-benefits?tool=tax-estimate&revenue=1%2C000&currency=AED");
  const { searchParams } = new URL(address, "https://nordune.example");
  expect(readToolQuestion(searchParams)).toEqual(asked);
});

test("several choices under one name stay together, and what asks no tool, or two, asks nothing", () => {
  const asks = (query: string) => readToolQuestion(new URLSearchParams(query));
  const chosen = asks("tool=tax-estimate&emirate=dubai&emirate=ajman");
  expect(chosen?.answers).toEqual({ emirate: "dubai,ajman" });
  for (const none of ["", "tool=horoscope", "tool=toString", "tool=visa-route&tool=visa-route"]) {
    expect(asks(none), none).toBeUndefined();
  }
});

test.each([
  ["/services/residency-visas?tool=visa-route&age=40", true],
  ["/services?tool=visa-route", false],
  ["/free-zones/tax-benefits?utm_source=a&tool=x", true],
  ["/free-zones/tax-benefits?utm_source=tool", false],
  ["/about?tool=tax-estimate", false],
  ["/free-zones/tax-benefits/?tool=tax-estimate", false],
])("%s asks a tool of its page: %s", (url, expected) => {
  expect(isToolQuestion(url)).toBe(expected);
});
