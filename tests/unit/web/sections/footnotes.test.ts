import { expect, test } from "vitest";
import { fetchedFigure } from "#tests/support/figures.ts";
import { numberFootnotes } from "#web/sections/tax-table/footnotes.ts";

function figure(id: string, qualifier: string | null = "A condition.") {
  return fetchedFigure({ _id: id, label: id, qualifier });
}

test("footnotes are numbered in reading order, those of one cell one after the other", () => {
  const { footnotes, markers } = numberFootnotes([
    [figure("rate"), figure("other-rate")],
    [figure("vat")],
  ]);
  expect(footnotes.map(({ id, number, figure: { _id } }) => [id, number, _id])).toEqual([
    ["footnote-1", 1, "rate"],
    ["footnote-2", 2, "other-rate"],
    ["footnote-3", 3, "vat"],
  ]);
  expect(markers.map((cell) => cell.map(({ number }) => number))).toEqual([[1, 2], [3]]);
});

test("cells that share a figure share its footnote, which leads back to each of them", () => {
  const { footnotes, markers } = numberFootnotes([[figure("income")], [figure("income")]]);
  const first = { id: "footnote-1-marker-1", number: 1 };
  const second = { id: "footnote-1-marker-2", number: 1 };
  expect(markers).toEqual([[first], [second]]);
  expect(footnotes).toEqual([
    { id: "footnote-1", number: 1, figure: figure("income"), markers: [first, second] },
  ]);
});

test("a cell without footnotes, and a figure without a condition, have no number", () => {
  const { footnotes, markers } = numberFootnotes([null, [], [figure("plain", null)]]);
  expect(footnotes).toEqual([]);
  expect(markers).toEqual([[], [], []]);
});
