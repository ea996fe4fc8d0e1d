import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RichTextValue, TextBlock } from "#schemas/shared/rich-text/rich-text-value.ts";
import { fetchedFigure } from "#tests/support/figures.ts";
import { numbersIn } from "#web/components/diagrams/drawing-parts.tsx";
import { RichLine, RichText } from "#web/components/rich-text/rich-text.tsx";
import { chaptersOf } from "#web/sections/advantage-body.tsx";
import { numberFootnotes } from "#web/sections/tax-table.tsx";

function linkTo(href: string): RichTextValue {
  return [
    {
      _type: "block",
      _key: "block",
      style: "normal",
      markDefs: [{ _type: "externalLink", _key: "link", href }],
      children: [{ _type: "span", _key: "span", text: "words", marks: ["link"] }],
    },
  ];
}

const withFigure: RichTextValue = [
  {
    _type: "block",
    _key: "block",
    style: "normal",
    markDefs: null,
    children: [
      { _type: "span", _key: "before", text: "Up to ", marks: [] },
      {
        _type: "figureValue",
        _key: "figure",
        show: "withUnit",
        figure: fetchedFigure({ _id: "figure-visa", label: "Visa", value: "10", unit: "years" }),
      },
      { _type: "span", _key: "after", text: " <b>", marks: ["strong"] },
    ],
  },
];

const plainFigure = '<data value="10" data-figure="figure-visa">10\u00a0years</data>';

test("a figure stands in the sentence with its unit and its mark, and text is escaped", () => {
  const mark =
    '<button type="button" popoverTarget="evidence-figure-visa" popoverTargetAction="show" interestfor="evidence-figure-visa" class="absolute z-2" aria-labelledby="evidence evidence-figure-visa-name"></button>';
  expect(renderToStaticMarkup(createElement(RichText, { value: withFigure }))).toBe(
    `<p>Up to <span class="figure-mark relative max-xs:inline-block">${plainFigure}${mark}</span><strong> &lt;b&gt;</strong></p>`,
  );
});

test("a link to another site opens beside this one, says so, and has no handle on it", () => {
  expect(
    renderToStaticMarkup(createElement(RichLine, { value: linkTo("https://example.com/a") })),
  ).toBe(
    '<a href="https://example.com/a" target="_blank" rel="noopener noreferrer" aria-describedby="opens-in-new-tab">words</a>',
  );
});

test.each(["javascript:alert(1)", "data:text/html,x"])("%s leaves the words alone", (href) => {
  expect(renderToStaticMarkup(createElement(RichLine, { value: linkTo(href) }))).toBe("words");
});

test.each([
  ["9", [9]],
  ["9.75", [9.75]],
  ["375,000", [375_000]],
  ["85–88", [85, 88]],
  ["200+", [200]],
  ["1 January 2027", [1, 2027]],
  ["is open", []],
])("the numbers of %j are %j", (value, numbers) => {
  expect(numbersIn(value)).toEqual(numbers);
});

const block = (_key: string, style: "normal" | "h2" | "h3"): TextBlock => ({
  _type: "block",
  _key,
  style,
  markDefs: null,
  children: null,
});

/** Keys of the blocks of each chapter, its heading before a colon. */
const outline = (...blocks: TextBlock[]) =>
  chaptersOf(blocks).map(({ heading, text }) =>
    [heading, text].map((part) => part.map(({ _key }) => _key).join(" ")).join(": "),
  );

test.each<[string, Parameters<typeof block>[], string[]]>([
  [
    "is cut before each of its large headings",
    [
      ["a", "h2"],
      ["b", "normal"],
      ["c", "h3"],
      ["d", "h2"],
      ["e", "normal"],
    ],
    ["a: b c", "d: e"],
  ],
  [
    "begins with a chapter without heading",
    [
      ["a", "normal"],
      ["b", "h2"],
    ],
    [": a", "b: "],
  ],
  ["that is empty has no chapters", [], []],
])("a text %s", (_what, blocks, chapters) => {
  expect(outline(...blocks.map((each) => block(...each)))).toEqual(chapters);
});

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
