import { expect, test } from "vitest";
import { all, rate } from "../../../tests/support/stored-figures.ts";
import { sentencesShowing, writtenOut } from "./sentences.ts";

const shows = (id: string, show = "withUnit") => ({
  ...{ _type: "figureValue", figure: { _type: "reference", _ref: id }, show },
});
const span = (text: string) => ({ _type: "span", text });
const sentence = [
  span("Nothing. It is "),
  shows("rate"),
  span(" above "),
  shows("band"),
  span("! More."),
];
const page = {
  ...{ _id: "tax", _type: "service" },
  hero: { heading: "Tax", lead: [{ _type: "block", _key: "a", children: sentence }] },
  tiles: [
    { _key: "t1", _type: "statTile", label: "of profit", figure: shows("rate", "valueOnly") },
  ],
  cells: [{ _key: "c1", footnotes: [{ _type: "reference", _key: "f", _ref: "same" }] }],
};
const shown = (id: string, show = "withUnit") => ({ figure: id, show });

test("the sentences that show a figure are listed with their place and heading", () => {
  const documentId = "tax";
  const parts = ["It is ", shown("rate"), " above ", shown("band"), "!"];
  expect(sentencesShowing(new Set(["rate", "same"]), [page, ...all])).toEqual([
    { documentId, field: 'hero.lead[_key=="a"]', heading: "Tax", parts },
    {
      ...{ documentId, field: 'tiles[_key=="t1"].figure', heading: "of profit" },
      parts: [shown("rate", "valueOnly")],
    },
    {
      ...{ documentId, field: 'cells[_key=="c1"].footnotes[_key=="f"]', heading: undefined },
      parts: [shown("same")],
    },
  ]);
  expect(sentencesShowing(new Set(["same"]), [page])).toHaveLength(1);
  const changed = all.map((each) => (each === rate ? { ...rate, value: "10" } : each));
  expect(writtenOut(parts, changed)).toBe("It is 10% above AED\u00a0375,000!");
  expect(writtenOut([shown("same")], changed)).toBe("10%");
});

test("a tool's text that names a figure in braces counts as a sentence that shows it", () => {
  const rows = [
    { _key: "f1", name: "rate", figure: { _type: "reference", _ref: "rate" }, show: "valueOnly" },
    { _key: "f2", name: "band", figure: { _type: "reference", _ref: "band" } },
  ];
  const tool = {
    ...{ _id: "taxEstimate", _type: "taxEstimate", heading: "The estimate", figures: rows },
    texts: { line: "Above {band} it is {rate}. Ask us.", other: "From {band}, or {nothing}." },
  };
  const line = { documentId: "taxEstimate", field: "texts.line", heading: "The estimate" };
  expect(sentencesShowing(new Set(["rate"]), [tool])).toEqual([
    expect.objectContaining({ field: 'figures[_key=="f1"].figure', heading: "The estimate" }),
    { ...line, parts: ["Above ", shown("band"), " it is ", shown("rate", "valueOnly"), "."] },
  ]);
  const ofBand = sentencesShowing(new Set(["band"]), [tool]).map(({ field }) => field);
  expect(ofBand).toEqual(['figures[_key=="f2"].figure', "texts.line", "texts.other"]);
});

test("the translations of a figure's own words are no places that show it", () => {
  const translated = { _type: "reference", _ref: "rate", _weak: true };
  const translation = { _id: "translation-sv-rate", _type: "translation", translated, rows: [] };
  expect(sentencesShowing(new Set(["rate"]), [translation])).toEqual([]);
});
