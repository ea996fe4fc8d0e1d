import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RichTextValue } from "#schemas/rich-text/rich-text-value.ts";
import { RichLine, RichText } from "#web/components/rich-text/rich-text.tsx";

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
        figure: {
          _id: "figure-visa",
          _updatedAt: "2026-01-01T00:00:00Z",
          label: "Visa",
          value: "10",
          unit: "years",
          qualifier: null,
          sameAs: null,
        },
      },
      { _type: "span", _key: "after", text: " <b>", marks: ["strong"] },
    ],
  },
];

test("a figure stands in the sentence with its unit, and text is escaped", () => {
  expect(renderToStaticMarkup(createElement(RichText, { value: withFigure }))).toBe(
    '<p>Up to <data value="10" data-figure="figure-visa" class="whitespace-nowrap">10\u00a0years</data><strong> &lt;b&gt;</strong></p>',
  );
});

test("a line has no element of its own", () => {
  expect(renderToStaticMarkup(createElement(RichLine, { value: withFigure }))).toMatch(
    /^Up to <data/,
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
