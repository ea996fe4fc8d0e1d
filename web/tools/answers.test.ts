import { expect, test } from "vitest";
import { addressOfAnswers, answersIn } from "./answers.ts";
import { readToolQuestion } from "./read-question.ts";

const answersOf = (query: string) => answersIn(new URLSearchParams(query));

test("of several answers to a question those at the end that are empty are left out, and no letter of one", () => {
  const answers = answersOf("arrival=a&arrival=&arrival=b&arrival=&revenue=1,000,&month=");
  expect(answers).toEqual({ arrival: "a,,b", revenue: "1,000,", month: "" });
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
