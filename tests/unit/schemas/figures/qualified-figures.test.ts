import { expect, test } from "vitest";
import { qualifiedFigures } from "#schemas/figures/qualified-figures.ts";
import type { InlineFigure, RichTextValue } from "#schemas/rich-text/rich-text-value.ts";

function figure(id: string, qualifier: string | null): InlineFigure {
  return {
    _type: "figureValue",
    _key: id,
    show: "withUnit",
    figure: { _id: id, label: id, value: "9", unit: "%", qualifier },
  };
}

function text(...children: InlineFigure[]): RichTextValue {
  return [{ _type: "block", _key: "block", markDefs: null, children }];
}

test("lists each figure with a condition once, in reading order", () => {
  const found = qualifiedFigures([
    text(figure("vat", null), figure("tax", "On qualifying income.")),
    text(figure("zones", "By common counts."), figure("tax", "On qualifying income.")),
  ]);
  expect(found.map(({ _id }) => _id)).toEqual(["tax", "zones"]);
});

test("text without figures, or without children, has none", () => {
  expect(
    qualifiedFigures([[{ _type: "block", _key: "a", markDefs: null, children: null }], []]),
  ).toEqual([]);
});
