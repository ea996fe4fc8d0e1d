import { expect, test } from "vitest";
import { readTaxCase } from "#web/tools/tax-estimate/read-case.ts";
import type { Tool } from "#web/tools/tool.ts";

const figure = (value: string, unit = "AED") => ({ _id: "figure-x", value, unit });
const question = (name: string, options: Tool["questions"][number]["options"] = []) => ({
  name,
  label: name,
  hint: null,
  options,
});

const tool: Tool<"tax-estimate"> = {
  kind: "tax-estimate",
  path: "/free-zones/tax-benefits",
  site: "https://nordune.example",
  questions: [
    question("currency", [
      { value: "AED", label: "Dirham", figure: null },
      { value: "USD", label: "US dollar", figure: figure("3.6725") },
      { value: "EUR", label: "Euro", figure: figure("1.2", "USD") },
      { value: "YYY", label: "In each other", figure: figure("2", "ZZZ") },
      { value: "ZZZ", label: "In each other", figure: figure("2", "YYY") },
      { value: "XXX", label: "Unknown", figure: figure("to be confirmed") },
    ]),
  ],
  figures: { firstYear: figure("2023") },
  texts: {},
};

const answers = {
  revenue: "1,000,000",
  profit: "400,000",
  currency: "USD",
  share: "97.5",
  periodEnd: "2028-02-29",
};

test("what was answered makes a company, in dirhams", () => {
  const { company, currency } = readTaxCase(tool, answers);
  expect(company).toEqual({
    revenue: 3_672_500,
    profit: 1_469_000,
    earlierRevenue: 0,
    share: 97.5,
    periodEnd: "2028-02-29",
  });
  expect(currency).toMatchObject({ code: "USD", rate: 3.6725 });
});

test("a rate in dollars is worth what a dollar is, and names both figures", () => {
  const { company, currency } = readTaxCase(tool, { ...answers, currency: "EUR" });
  expect(company?.revenue).toBeCloseTo(1_000_000 * 1.2 * 3.6725);
  expect(currency?.options.map(({ value }) => value)).toEqual(["EUR", "USD"]);
});

test.each([
  ["currency", "YYY", "notChoice"],
  ["revenue", "", "notAmount"],
  ["revenue", "-1", "negative"],
  ["revenue", "99999999999999", "tooLarge"],
  ["profit", "a lot", "notAmount"],
  ["profit", "1,000,001", "aboveRevenue"],
  ["earlierRevenue", "-3", "negative"],
  ["share", "101", "notShare"],
  ["share", "-1", "notShare"],
  ["share", "most of it", "notShare"],
  ["share", "", "notShare"],
  ["currency", "SEK", "notChoice"],
  ["currency", "XXX", "notChoice"],
  ["periodEnd", "", "notDay"],
  ["periodEnd", "2027-02-29", "notDay"],
  ["periodEnd", "2026-13-01", "notDay"],
  ["periodEnd", "31.12.2026", "notDay"],
  ["periodEnd", "9999-12-31", "notDay"],
  ["periodEnd", "1900-12-31", "beforeTax"],
  ["periodEnd", "2022-12-31", "beforeTax"],
])("of %s, %j is refused: %s", (name, answer, problem) => {
  expect(readTaxCase(tool, { ...answers, [name]: answer })).toEqual({
    problems: { [name]: problem },
  });
});

test("each wrong answer is named, all at once", () => {
  expect(readTaxCase(tool, {}).problems).toEqual({
    revenue: "notAmount",
    profit: "notAmount",
    share: "notShare",
    periodEnd: "notDay",
  });
});

test("a share may have its sign, and no earlier period is none", () => {
  const { company } = readTaxCase(tool, { ...answers, share: " 95 % ", earlierRevenue: " " });
  expect(company).toMatchObject({ share: 95, earlierRevenue: 0 });
});
