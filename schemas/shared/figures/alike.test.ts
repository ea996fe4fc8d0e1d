import { expect, test } from "vitest";
import { all, ids, nine, rate } from "#tests/support/stored-figures.ts";
import * as alike from "./alike.ts";

test("the Studio finds figures with the same value, of the same law and of the same fact", () => {
  const { alikeFigures, figuresOfOneLaw, idsOfFact } = alike;
  expect(alikeFigures(all).map(({ text, figures }) => [text, ids(figures)])).toEqual([
    ["9%", ["rate", "same"]],
  ]);
  expect([figuresOfOneLaw(rate, all), figuresOfOneLaw(nine, all)].map(ids)).toEqual([["band"], []]);
  expect(idsOfFact("rate", all)).toEqual(new Set(["rate", "same"]));
});
