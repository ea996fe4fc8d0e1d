import { expect, test } from "vitest";
import { sentencesShowing, writtenOut } from "#schemas/shared/figures/sentences.ts";

const figures = [
  { _id: "rate", _type: "figure" as const, value: "9", unit: "%" },
  { _id: "band", _type: "figure" as const, value: "375,000", unit: "AED" },
  { _id: "same", _type: "figure" as const, sameAs: { _ref: "rate" } },
];
const span = (text: string) => ({ _type: "span", text });
const shows = (id: string, show = "withUnit") => ({
  _type: "figureValue",
  figure: { _type: "reference", _ref: id },
  show,
});
const block = (_key: string, ...children: object[]) => ({ _type: "block", _key, children });

const page = {
  _id: "tax",
  _type: "service",
  hero: {
    heading: "Tax",
    lead: [
      block(
        "a",
        span("Nothing here. It is "),
        shows("rate"),
        span(" above "),
        shows("band"),
        span("! More follows."),
      ),
    ],
  },
  tiles: [
    { _key: "t1", _type: "statTile", label: "of profit", figure: shows("rate", "valueOnly") },
  ],
  cells: [{ _key: "c1", footnotes: [{ _type: "reference", _key: "f", _ref: "same" }] }],
};

test("finds each sentence with its place, its heading and nothing of its neighbours", () => {
  expect(sentencesShowing(new Set(["rate"]), [page])).toEqual([
    {
      documentId: "tax",
      field: 'hero.lead[_key=="a"]',
      heading: "Tax",
      parts: [
        "It is ",
        { figure: "rate", show: "withUnit" },
        " above ",
        { figure: "band", show: "withUnit" },
        "!",
      ],
    },
    {
      documentId: "tax",
      field: 'tiles[_key=="t1"].figure',
      heading: "of profit",
      parts: [{ figure: "rate", show: "valueOnly" }],
    },
  ]);
});

test("a bare reference shows its figure too", () => {
  expect(sentencesShowing(new Set(["same"]), [page])).toEqual([
    {
      documentId: "tax",
      field: 'cells[_key=="c1"].footnotes[_key=="f"]',
      heading: undefined,
      parts: [{ figure: "same", show: "withUnit" }],
    },
  ]);
});

test("figures themselves are no sentences", () => {
  expect(sentencesShowing(new Set(["rate"]), figures)).toEqual([]);
});

test("writes a sentence out, before and after a change", () => {
  const [sentence] = sentencesShowing(new Set(["rate"]), [page]);
  const changed = figures.map((each) => (each._id === "rate" ? { ...each, value: "10" } : each));
  expect(writtenOut(sentence?.parts ?? [], figures)).toBe("It is 9% above AED\u00a0375,000!");
  expect(writtenOut(sentence?.parts ?? [], changed)).toBe("It is 10% above AED\u00a0375,000!");
  const note = [{ figure: "same", show: "withUnit" }];
  expect(writtenOut(note, changed)).toBe("10%");
});
