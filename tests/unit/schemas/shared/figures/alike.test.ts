import { expect, test } from "vitest";
import {
  alikeFigures,
  figuresOfOneLaw,
  idsOfFact,
  unusedFigures,
} from "#schemas/shared/figures/alike.ts";

const figure = (_id: string, value?: string, fields: Record<string, unknown> = {}) => ({
  _id,
  _type: "figure" as const,
  value,
  ...fields,
});
const rate = figure("rate", "9", { unit: "%", sourceTitle: "Law No. 1 of 2022" });
const same = figure("same", undefined, { sameAs: { _ref: "rate" } });
const band = figure("band", "375,000", { unit: "AED", sourceTitle: "A; Law No. 1 of 2022" });
const nine = figure("nine", "9", { sourceTitle: "Website" });
const all = [rate, same, band, nine];
const ids = (figures: readonly { _id: string }[]) => figures.map(({ _id }) => _id);

test("figures are alike when they read the same, unit included", () => {
  expect(alikeFigures(all).map(({ text, figures }) => [text, ids(figures)])).toEqual([
    ["9%", ["rate", "same"]],
  ]);
});

test("figures of one law are those that somebody who changes it looks at", () => {
  expect(ids(figuresOfOneLaw(rate, all))).toEqual(["band"]);
  expect(ids(figuresOfOneLaw(nine, all))).toEqual([]);
});

test("a fact is all figures that read through one", () => {
  expect(idsOfFact("rate", all)).toEqual(new Set(["rate", "same"]));
});

test("a figure is unused when no page shows it, nor one that is the same", () => {
  const page = { _type: "service", text: [{ figure: { _ref: "same" } }] };
  expect(ids(unusedFigures(all, [page, ...all]))).toEqual(["band", "nine"]);
});
