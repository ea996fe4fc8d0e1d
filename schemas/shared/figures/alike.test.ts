import { expect, test } from "vitest";
import { all, ids, nine, rate } from "#tests/support/stored-figures.ts";
import * as alike from "./alike.ts";

test("figures belong together by what they read, by their law and by their fact", () => {
  const { alikeFigures, figuresOfOneLaw, idsOfFact } = alike;
  expect(alikeFigures(all).map(({ text, figures }) => [text, ids(figures)])).toEqual([
    ["9%", ["rate", "same"]],
  ]);
  expect([figuresOfOneLaw(rate, all), figuresOfOneLaw(nine, all)].map(ids)).toEqual([["band"], []]);
  expect(idsOfFact("rate", all)).toEqual(new Set(["rate", "same"]));
});
