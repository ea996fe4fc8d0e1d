import { expect, test } from "vitest";
import { readTaxCase } from "#web/tools/tax-estimate/read-case.ts";
import type { Tool } from "#web/tools/tool.ts";
import { rules } from "./cases.ts";

const option = (value: string, rate?: string, unit = "AED") => ({
  value,
  label: value,
  figure: rate === undefined ? null : { _id: "figure-x", value: rate, unit },
});

const tool: Tool<"tax-estimate"> = {
  kind: "tax-estimate",
  path: "/free-zones/tax-benefits",
  site: "https://nordune.example",
  contact: "/contact",
  questions: [
    {
      name: "currency",
      label: "",
      hint: null,
      options: [
        option("AED"),
        option("USD", "3.6725"),
        option("EUR", "1.2", "USD"),
        option("YYY", "2", "ZZZ"),
        option("ZZZ", "2", "YYY"),
        option("XXX", "to be confirmed"),
      ],
    },
  ],
  rules,
  times: {},
  texts: {},
};

const answers = {
  revenue: "1,000,000",
  profit: "400,000",
  currency: "USD",
  activity: "services",
  share: "97.5",
  periodEnd: "2028-02-29",
};

test("what was answered makes a company, in dirhams", () => {
  expect(readTaxCase(tool, { ...answers, earlierRevenue: "10" })).toMatchObject({
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
  const { company } = readTaxCase(tool, { ...answers, share: " 95 % ", earlierRevenue: " " });
  expect(company).toMatchObject({ share: 95, earlierRevenue: 0 });
});

test.each([
  ["services", "", 0, "notListed"],
  ["making", "", 100, "listed"],
  ["making", "40", 40, undefined],
])(
  "%s with a share of %j counts %i per cent as qualifying, as %s",
  (activity, share, counted, by) => {
    const { company, byActivity } = readTaxCase(tool, { ...answers, activity, share });
    expect([company?.share, byActivity]).toEqual([counted, by]);
  },
);

test("an address that was shared before the activity was asked for opens the same result", () => {
  const { activity: _, ...earlier } = answers;
  expect(readTaxCase(tool, earlier)).toEqual(readTaxCase(tool, answers));
});

test("a rate in dollars is worth what a dollar is, and names both figures", () => {
  const { company, currency } = readTaxCase(tool, { ...answers, currency: "EUR" });
  expect(company?.revenue).toBeCloseTo(1_000_000 * 1.2 * 3.6725);
  expect(currency?.options.map(({ value }) => value)).toEqual(["EUR", "USD"]);
});

test.each([
  ["currency", ["YYY", "SEK", "XXX"], "notChoice"],
  ["revenue", [""], "notAmount"],
  ["revenue", ["-1"], "negative"],
  ["revenue", ["99999999999999"], "tooLarge"],
  ["profit", ["a lot"], "notAmount"],
  ["profit", ["1,000,001"], "aboveRevenue"],
  ["earlierRevenue", ["-3"], "negative"],
  ["share", ["101", "-1", "most of it"], "notShare"],
  ["activity", ["", "banking", "toString"], "notChoice"],
  ["group", ["perhaps"], "notChoice"],
  ["periodEnd", ["", "2027-02-29", "2026-13-01", "31.12.2026", "9999-12-31"], "notDay"],
  ["periodEnd", ["1900-12-31", "2022-12-31"], "beforeTax"],
])("of %s, %j are refused: %s", (name, wrong, problem) => {
  for (const answer of wrong) {
    expect(readTaxCase(tool, { ...answers, [name]: answer }), answer).toEqual({
      problems: { [name]: problem },
    });
  }
});

test("each wrong answer is named, all at once", () => {
  expect(readTaxCase(tool, {}).problems).toEqual({
    revenue: "notAmount",
    profit: "notAmount",
    activity: "notChoice",
    periodEnd: "notDay",
  });
});
