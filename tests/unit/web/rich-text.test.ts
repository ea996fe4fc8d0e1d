import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { fetchedFigure } from "#tests/support/figures.ts";
import { numbersIn } from "#web/components/diagrams/drawing-parts.tsx";
import { RichLine, RichText } from "#web/components/rich-text/rich-text.tsx";
import { numberFootnotes } from "#web/sections/tax-table.tsx";

function linkTo(href: string): RichTextValue {
  return [
    {
      ...{ _type: "block", _key: "block", style: "normal" },
      markDefs: [{ _type: "externalLink", _key: "link", href }],
      children: [{ _type: "span", _key: "span", text: "words", marks: ["link"] }],
    },
  ];
}

const visa = fetchedFigure({ _id: "figure-visa", label: "Visa", value: "10", unit: "years" });

const withFigure: RichTextValue = [
  {
    ...{ _type: "block", _key: "block", style: "normal", markDefs: null },
    children: [
      { _type: "span", _key: "before", text: "Up to ", marks: [] },
      { _type: "figureValue", _key: "figure", show: "withUnit", figure: visa },
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

test("the numbers of a value are one, or the ends of a range", () => {
  const values = ["9.75", "375,000", "85–88", "200+", "is open"];
  expect(values.map(numbersIn)).toEqual([[9.75], [375_000], [85, 88], [200], []]);
});

function figure(id: string, qualifier: string | null = "A condition.") {
  return fetchedFigure({ _id: id, label: id, qualifier });
}

test("footnotes have numbers in reading order, once for a figure, and lead back to each of its cells", () => {
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
