import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { fetchedFigure } from "#tests/support/figures.ts";
import { numbersIn } from "#web/components/diagrams/drawing-parts.tsx";
import { RichText } from "#web/components/rich-text/rich-text.tsx";
import { numberFootnotes } from "#web/sections/tax-table.tsx";

const link = (_key: string, href: string) => ({ _type: "externalLink", _key, href }) as const;
const span = (text: string, ...marks: string[]) =>
  ({ _type: "span", _key: text, text, marks }) as const;
const visa = fetchedFigure({ _id: "visa", label: "Visa", value: "10", unit: "years" });

const value: RichTextValue = [
  {
    ...{ _type: "block", _key: "block", style: "normal" },
    markDefs: [link("good", "https://example.com/a"), link("bad", "javascript:alert(1)")],
    children: [
      { _type: "figureValue", _key: "figure", show: "withUnit", figure: visa },
      ...[span(" <b>", "strong"), span("words", "good"), span(" more", "bad")],
    ],
  },
];

test.each([
  ["a figure has its unit", '<data value="10" data-figure="visa">10\u00a0years</data>'],
  ["a pointer opens its evidence", 'popoverTargetAction="show" interestfor="evidence-visa"'],
  ["text is escaped", "<strong> &lt;b&gt;</strong>"],
  [
    "a link to another site opens beside this one, and says so",
    '<a href="https://example.com/a" target="_blank" rel="noopener noreferrer" aria-describedby="opens-in-new-tab">words</a>',
  ],
  ["a link that is none leaves the words alone", "</a> more</p>"],
])("in rich text %s", (_, html) => {
  expect(renderToStaticMarkup(createElement(RichText, { value }))).toContain(html);
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
