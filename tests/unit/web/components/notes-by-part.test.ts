import { expect, test } from "vitest";
import { notesByPart } from "#web/components/rich-text/notes-by-part.ts";

function shown(id: string, qualifier: string | null = "On qualifying income.") {
  return { show: "withUnit", figure: { _id: id, label: id, value: "9", unit: "%", qualifier } };
}

function idsOf(notes: ReturnType<typeof notesByPart>) {
  return notes.map((figures) => figures.map(({ _id }) => _id));
}

test("notes each condition once, under the first part that shows its figure", () => {
  const tiles = { tiles: [shown("rate"), shown("zones")] };
  const text = { text: [{ children: [{ _type: "figureValue", ...shown("rate") }] }] };
  const list = { zones: [{ text: [{ children: [shown("price"), shown("zones")] }] }] };
  expect(idsOf(notesByPart([tiles, text, list]))).toEqual([["rate", "zones"], [], ["price"]]);
});

test("a figure twice in one part is noted once", () => {
  expect(idsOf(notesByPart([[shown("rate"), shown("rate")]]))).toEqual([["rate"]]);
});

test("figures without a condition, and parts that are missing, have no note", () => {
  expect(idsOf(notesByPart([shown("rate", null), shown("zones", ""), null]))).toEqual([[], [], []]);
});

test("what is noted elsewhere on the page is left out", () => {
  const footnotes = [[shown("rate").figure], null];
  expect(idsOf(notesByPart([[shown("rate"), shown("zones")]], footnotes))).toEqual([["zones"]]);
});
