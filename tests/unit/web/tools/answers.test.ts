import { expect, test } from "vitest";
import { isToolQuestion } from "#schemas/shared/tools/tool-address.ts";
import { addressOfAnswers, readToolQuestion } from "#web/tools/answers.ts";

const asked = { kind: "tax-estimate", answers: { revenue: "1,000", currency: "AED" } } as const;

test("an address holds what was answered, and opens the same", () => {
  const answers = { ...asked.answers, profit: "" };
  const address = addressOfAnswers("/free-zones/tax-benefits", { ...asked, answers });
  expect(address).toBe("/free-zones/tax-benefits?tool=tax-estimate&revenue=1%2C000&currency=AED");
  const { searchParams } = new URL(address, "https://nordune.example");
  expect(readToolQuestion(searchParams)).toEqual(asked);
});

test.each([
  ["nothing", ""],
  ["a tool that there is not", "tool=horoscope"],
  ["a name of every object", "tool=toString"],
  ["two tools", "tool=tax-estimate&tool=tax-estimate"],
])("an address with %s asks nothing", (_, query) => {
  expect(readToolQuestion(new URLSearchParams(query))).toBeUndefined();
});

test("several choices under one name stay together", () => {
  const query = new URLSearchParams("tool=tax-estimate&emirate=dubai&emirate=ajman");
  expect(readToolQuestion(query)?.answers).toEqual({ emirate: "dubai,ajman" });
});

test.each([
  ["/free-zones/tax-benefits?tool=tax-estimate", true],
  ["/services/residency-visas?tool=visa-route&age=40", true],
  ["/services?tool=visa-route", false],
  ["/free-zones/tax-benefits?utm_source=a&tool=x", true],
  ["/free-zones/tax-benefits?utm_source=tool", false],
  ["/free-zones/tax-benefits", false],
  ["/about?tool=tax-estimate", false],
  ["/free-zones/tax-benefits/?tool=tax-estimate", false],
])("%s asks a tool of its page: %s", (url, expected) => {
  expect(isToolQuestion(url)).toBe(expected);
});
