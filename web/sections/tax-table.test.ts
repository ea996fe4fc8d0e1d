import { expect, test } from "vitest";
import { fetchedFigure } from "#tests/support/figures.ts";
import { numberFootnotes } from "./tax-table.tsx";

function figure(id: string, qualifier: string | null = "A condition.") {
  return fetchedFigure({ _id: id, label: id, qualifier });
}

test("footnotes of the tax table are numbered in reading order, and link back to each cell", () => {
  const marker = (footnote: number, place = 1) => ({
    id: `footnote-${footnote}-marker-${place}`,
    number: footnote,
  });
  const { footnotes, markers } = numberFootnotes([
    [figure("rate"), figure("vat")],
    null,
    [figure("other")],
    [figure("rate"), figure("without a condition", null)],
  ]);
  expect(markers).toEqual([[marker(1), marker(2)], [], [marker(3)], [marker(1, 2)]]);
  const of = { rate: [marker(1), marker(1, 2)], vat: [marker(2)], other: [marker(3)] };
  expect(footnotes).toEqual(
    Object.entries(of).map(([id, markers], index) => ({
      ...{ id: `footnote-${index + 1}`, number: index + 1, figure: figure(id), markers },
    })),
  );
});
