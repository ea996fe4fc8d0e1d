import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { fetchedFigure } from "#tests/support/figures.ts";
import { RichText } from "./rich-text.tsx";

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
