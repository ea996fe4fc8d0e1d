import { expect, test } from "vitest";
import type { Figure } from "#schemas/rich-text/rich-text-value.ts";
import { watchConditions } from "#web/page/conditions.ts";

function shown(id: string, qualifier: string | null = "On qualifying income.") {
  return {
    show: "withUnit",
    figure: {
      _id: id,
      _updatedAt: "2026-01-01T00:00:00Z",
      label: id,
      value: "9",
      unit: "%",
      qualifier,
      sameAs: null,
    },
  };
}

const idsOf = (figures: Figure[]) => figures.map(({ _id }) => _id);

test("hands out each condition once, with the first part that shows its figure", () => {
  const tiles = { tiles: [shown("rate"), shown("zones")] };
  const text = { text: [{ children: [{ _type: "figureValue", ...shown("rate") }] }] };
  const list = { zones: [{ text: [{ children: [shown("price"), shown("zones")] }] }] };
  const conditions = watchConditions({ tiles, text, list });
  expect([tiles, text, list].map(conditions.of).map(idsOf)).toEqual([
    ["rate", "zones"],
    [],
    ["price"],
  ]);
});

test("what no part has taken is left for the end of the page, and never twice", () => {
  const content = { tiles: [shown("rate")], text: [shown("price"), shown("rate")] };
  const conditions = watchConditions(content);
  conditions.of(content.tiles);
  expect(idsOf(conditions.rest())).toEqual(["price"]);
  expect(conditions.rest()).toEqual([]);
});

test("a figure twice in one part is noted once", () => {
  const part = [shown("rate"), shown("rate")];
  expect(idsOf(watchConditions(part).of(part))).toEqual(["rate"]);
});

test("figures without a condition, and parts that are missing, have no note", () => {
  const { of } = watchConditions({});
  expect([shown("rate", null), shown("zones", ""), null, false].flatMap(of)).toEqual([]);
});

test("what a part notes by itself is left out", () => {
  const conditions = watchConditions([shown("rate"), shown("zones")]);
  conditions.notedBy([[shown("rate").figure], null]);
  expect(idsOf(conditions.rest())).toEqual(["zones"]);
});
