import { expect, test } from "vitest";
import { fetchedFigure } from "#tests/support/figures.ts";
import { shownFigures } from "#web/content/shown-figures.ts";

const shown = (_id: string) => ({ show: "withUnit", figure: fetchedFigure({ _id }) });
const idsIn = (content: unknown) => shownFigures(content).map(({ _id }) => _id);

test("finds figures in tiles, sentences and lists, in reading order, each once", () => {
  const content = {
    tiles: [shown("rate"), shown("zones")],
    text: [
      {
        children: [
          { _type: "span", text: "from" },
          { _type: "figureValue", ...shown("price") },
        ],
      },
    ],
    zones: [{ established: fetchedFigure({ _id: "year" }) }, shown("rate")],
  };
  expect(idsIn(content)).toEqual(["rate", "zones", "price", "year"]);
});

test("nothing is found where nothing is, and in a figure that is not published", () => {
  expect(
    [null, undefined, false, "9", {}, [], { show: "withUnit", figure: null }].flatMap(idsIn),
  ).toEqual([]);
});
