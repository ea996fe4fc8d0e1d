import { expect, test } from "vitest";
import { figureNumber } from "#schemas/shared/figures/figure-number.ts";
import { monthNames } from "#schemas/shared/figures/month-names.ts";
import { seededRules, withoutWords } from "#tests/support/tool-rules.ts";
import { readCompany } from "#web/tools/company-duties/read-company.ts";
import { signsOf } from "#web/tools/currency-signs.ts";
import { entriesIn } from "#web/tools/entries.ts";
import { readMove } from "#web/tools/move-plan/read-move.ts";
import { readTaxCase } from "#web/tools/tax-estimate/read-case.ts";
import type { Tool } from "#web/tools/tool.ts";
import { readVisaCase } from "#web/tools/visa-route/read-case.ts";

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
      figure: {
        _id: value,
        number: figureNumber(rate),
        unit,
        text: `${unit} ${rate}`,
        value: rate,
      },
    })),
  ],
});

/** The dirham, two currencies with a rate to the dollar, and four without a usable rate. */
const currency = question("currency", "AED", [
  ["USD", "3.6725", "AED"],
  ["EUR", "1.1761", "USD"],
  ["SEK", "10.8420", "SEK"],
  ["YYY", "2", "ZZZ"],
  ["ZZZ", "2", "YYY"],
  ["XXX", "to be confirmed", "AED"],
]);

const signs = Object.fromEntries(
  currency.options.map(({ value }) => [value, value === "XXX" ? [] : signsOf(value)]),
);

const taxTool: Tool<"tax-estimate"> = {
  kind: "tax-estimate",
  path: "/free-zones/tax-benefits",
  site: "https://nordune.example",
  contact: "/contact",
  elsewhere: {},
  ways: {},
  signs,
  questions: [currency, question("activity", "services making other"), question("group", "no yes")],
  rules: seededRules("tax-estimate"),
  // Reading needs no words.
  ...withoutWords("tax-estimate"),
};
const visaTool = {
  signs,
  questions: [
    currency,
    question("livelihood", "employer savings"),
    question("companions", "nobody close parents"),
  ],
};
const dutiesTool = { signs, rules: seededRules("company-duties") };
const entriesOf = (query: string) => entriesIn(new URLSearchParams(query));

/** Each tool with valid entries. */
const readers = {
  "tax-estimate": {
    entries: entriesOf(
      "revenue=1,000,000&profit=400,000&currency=USD&activity=services&share=97.5&periodEnd=2028-02-29&earlierRevenue=10",
    ),
    read: (entries: Record<string, string>) => readTaxCase(taxTool, entries),
  },
  "visa-route": {
    entries: entriesOf(
      "livelihood=employer&companions=close&age=38&currency=SEK&income=1+000&property=+&monthsAway=+5,5+",
    ),
    read: (entries: Record<string, string>) => readVisaCase(visaTool, entries),
  },
  "move-plan": {
    entries: entriesOf(
      "month=2027-03&adults=2&company=freeZone&pets=yes&car=own&country=homeCountry-latvia",
    ),
    read: (entries: Record<string, string>) =>
      readMove(entries, {
        countries: [{ id: "homeCountry-latvia" }],
        months: monthNames(),
        today: "2026-11-22",
      }),
  },
  "company-duties": {
    entries: entriesOf(
      "issued=2027-02-28&company=qualifying&revenue=AED+1'200'000&customers=companies&visas=owners&periodEnd=6",
    ),
    read: (entries: Record<string, string>) => readCompany(entries, dutiesTool, "2026-11-22"),
  },
};

/** The result of a tool with some entries changed. */
const read = (kind: keyof typeof readers, change: Record<string, string> = {}) =>
  readers[kind].read({ ...readers[kind].entries, ...change });

test("a tool reads entries, converts amounts to dirhams, and accepts optional fields left empty", () => {
  expect(read("tax-estimate")).toMatchObject({
    company: {
      revenue: 3_672_500,
      profit: 1_469_000,
      earlierRevenue: 36.725,
      exempt: 0,
      share: 97.5,
      periodEnd: "2028-02-29",
      group: "no",
      euro: expect.closeTo(4.319, 3),
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
      pupils: 0,
      company: "freeZone",
      isFounded: false,
      hasGoods: true,
      hasPets: true,
      car: "own",
      country: "homeCountry-latvia",
    },
  });
  expect(read("company-duties")).toEqual({
    company: {
      issued: "2027-02-28",
      place: "qualifying",
      revenue: 1_200_000,
      supplies: 1_200_000,
      buyers: "companies",
      sponsored: "owners",
      yearEnd: 6,
    },
  });
  expect(read("company-duties", { revenue: " " })).toMatchObject({ company: { revenue: 0 } });
  // Companies from before today's rules have duties, too.
  for (const issued of ["2024-02-29", "1999-01-01"]) {
    expect(read("company-duties", { issued })).toMatchObject({ company: { issued } });
  }
});

test.each([
  ["services", "companies", "", 0, "notListed"],
  ["making", "companies", "", 100, "listed"],
  ["making", "companies", " 40 % ", 40, "ownShare"],
  ["making", "consumers", "", 0, "consumers"],
  ["distribution", "consumers", "100", 0, "consumers"],
  ["funds", "consumers", "", 100, "listed"],
])(
  "%s for %s with a share of %j counts %i per cent as qualifying, and says %s",
  (activity, customers, share, counted, verdict) => {
    expect(read("tax-estimate", { activity, customers, share })).toMatchObject({
      company: { share: counted },
      verdict,
      points: [],
    });
  },
);

test("a holding company's profit counts as income from shares unless the visitor says otherwise", () => {
  const holding = (otherProfit: string, share = "") =>
    read("tax-estimate", { activity: "holding", customers: "consumers", otherProfit, share });
  expect(holding("")).toMatchObject({
    company: { profit: 1_469_000, exempt: 1_469_000, share: 100 },
    verdict: "holding",
    points: [],
  });
  const other = { profit: 1_469_000, exempt: expect.closeTo(1_101_750, 4) };
  expect(holding("100,000")).toMatchObject({
    company: { ...other, share: 0 },
    verdict: "holding",
    points: ["holdingOther"],
  });
  expect(holding("100,000", "97")).toMatchObject({
    company: { ...other, share: 97 },
    points: ["ownShare"],
  });
});

test("results shared before the question about customers existed still open, except an ambiguous one", () => {
  const problems = { customers: "notChoice" };
  for (const activity of ["services", "making", "holding"]) {
    expect(read("tax-estimate", { activity, share: "" })).not.toHaveProperty("problems");
  }
  expect(read("tax-estimate", { activity: "logistics", share: "" })).toMatchObject({ problems });
});

test("a result shared before the question about the activity existed still opens", () => {
  const { activity: _, ...earlier } = readers["tax-estimate"].entries;
  expect(readTaxCase(taxTool, earlier)).toEqual(read("tax-estimate"));
});

test.each([
  [{ adults: "1" }, { pupils: 0, hasGoods: false }],
  [{ adults: "2" }, { pupils: 0, hasGoods: true }],
  [
    { adults: "1", children: "3" },
    { pupils: 3, hasGoods: true },
  ],
  [
    { adults: "1", children: "3", pupils: "1", goods: "no" },
    { pupils: 1, hasGoods: false },
  ],
  [{ adults: "1", goods: "yes" }, { hasGoods: true }],
])("the move plan reads from an address of %o the entries %o", (change, taken) => {
  expect(read("move-plan", change)).toMatchObject({ move: taken });
});

test.each([
  [["2027-3", "3/2027", "03.2027", "2027/03", "2027.3", "03/27", "3 2027"], "2027-03-01"],
  [["August 2027", "august 2027", "AUG 2027", "Aug. 2027", "2027 August"], "2027-08-01"],
  [["augusti 2027", "aug. 2027", "elokuu 2027", "elokuuta 2027", "elo 2027"], "2027-08-01"],
  [
    ["elok. 2027", "elokuussa 2027", "Elokuun 2027", "i augusti 2027", "in August 2027"],
    "2027-08-01",
  ],
  [["marraskuussa 2027", "marrask. 2027", "November 2027"], "2027-11-01"],
  [["marts 2027", "mars 2027", "maaliskuu 2027", "mar 2027"], "2027-03-01"],
  [["desember 2026", "des. 2026", "joulukuu 2026", "december 2026"], "2026-12-01"],
  // No-break spaces, dashes, and letters with their accents apart, as they are copied.
  [["3\u00a02027", "2027\u202f3", "3–2027", "2027‑03", "03 — 27", "3. 2027"], "2027-03-01"],
  [["kesa\u0308kuu\u00a02027", "June\u00a02027", "juni, 2027", "2027, kesäkuu"], "2027-06-01"],
  // With a day, from which the month is taken.
  [
    ["2027-08-15", "15.8.2027", "15. 8. 2027", "15 August 2027", "15th of August 2027"],
    "2027-08-01",
  ],
  [
    ["August 15, 2027", "Aug. 15 2027", "15/8/2027", "31-08-2027", "2027/8/1", "late August 2027"],
    "2027-08-01",
  ],
  // As in Estonia, Latvia, Lithuania and Poland, in several cases, shortened, and without accents.
  [["august 2027", "augustis 2027", "2027. gada augusts", "augustā 2027"], "2027-08-01"],
  [["2027 m. rugpjūtis", "2027 m. rugpjūčio mėn.", "rugpjutis 2027", "rugpj. 2027"], "2027-08-01"],
  [
    ["sierpień 2027", "w sierpniu 2027", "sierpnia 2027 r.", "sierpien 2027", "sie 2027"],
    "2027-08-01",
  ],
  [["Jūnijs 2027", "jūnijā 2027", "birželis 2027", "juuni 2027", "czerwiec 2027"], "2027-06-01"],
  [["detsember 2026", "decembrī 2026", "gruodis 2026", "grudzień 2026", "gru 2026"], "2026-12-01"],
  [["w listopadzie 2027", "lapkritis 2027", "novembris 2027", "listopad 2027"], "2027-11-01"],
  [["w lutym 2027", "veebruaris 2027", "februārī 2027", "vasario 2027"], "2027-02-01"],
  [["2026-11"], "2026-11-01"],
  [["2029-11"], "2029-11-01"],
])("the months entered as %j are %s", (all, month) => {
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
  ["tax-estimate", "customers", ["", "everybody", "toString"], "notChoice"],
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
  [
    "move-plan",
    "month",
    [
      "",
      "March",
      "Smarch 2027",
      // Words that begin like a month, and beginnings that two months share.
      ...["marble 2027", "mayor 2027", "junior 2027", "decent 2027", "octopus 2027", "augury 2027"],
      ...["rug 2027", "ma 2027", "j 2027", "week 3 2027", "Q1 2027", "May or June 2027"],
      "3/4/2027",
      "2027-03-45",
      "45.3.2027",
      "13/27",
      "2027-13",
      "2027-00",
      "12027-03",
      "-2027-03",
      "20273",
      "3+2027",
      "March 27",
      "27 March",
      "1/3/2027",
    ],
    "notMonth",
  ],
  ["move-plan", "month", ["2026-10", "0000-01"], "pastMonth"],
  ["move-plan", "month", ["2029-12", "9999-12"], "farMonth"],
  ["move-plan", "adults", ["", "0", "-1", "1.5", "21", "two"], "notAdults"],
  ["move-plan", "children", ["-1", "21", "1e1"], "notChildren"],
  ["move-plan", "pupils", ["1", "-1", "half"], "notChildren"],
  ["move-plan", "company", ["", "offshore"], "notChoice"],
  ["move-plan", "goods", ["maybe"], "notChoice"],
  ["move-plan", "car", ["__proto__"], "notChoice"],
  ["move-plan", "country", ["homeCountry-atlantis"], "notChoice"],
  ["company-duties", "issued", ["", "2027-02-29", "1 March 2027"], "notDay"],
  ["company-duties", "issued", ["2029-11-23", "9999-12-31"], "tooLate"],
  ["company-duties", "company", ["", "offshore"], "notChoice"],
  ["company-duties", "revenue", ["-1"], "negative"],
  ["company-duties", "revenue", ["EUR 5"], "notAmount"],
  ["company-duties", "customers", ["everybody"], "notChoice"],
  ["company-duties", "visas", ["3"], "notChoice"],
  ["company-duties", "periodEnd", ["", "0", "13", "06", "June"], "notChoice"],
] as const)("the tool %s refuses in %s the entry %j: %s", (kind, name, wrong, problem) => {
  for (const answer of wrong) {
    expect(read(kind, { [name]: answer }), answer).toHaveProperty("problems", { [name]: problem });
  }
});

test("all wrong entries of a tool are reported at once", () => {
  const problems = { revenue: "notAmount", profit: "notAmount" };
  expect(readTaxCase(taxTool, { profit: "none" })).toEqual({
    problems: { ...problems, activity: "notChoice", periodEnd: "notDay" },
    unread: { profit: "none" },
  });
});
