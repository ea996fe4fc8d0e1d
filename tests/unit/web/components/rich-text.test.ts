import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { fetchedFigure } from "#tests/support/figures.ts";
import { RichLine, RichText, UnmarkedLine } from "#web/components/rich-text/rich-text.tsx";

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

const plainFigure =
  '<data value="10" data-figure="figure-visa" class="xs:whitespace-nowrap">10\u00a0years</data>';

test("a figure stands in the sentence with its unit and its mark, and text is escaped", () => {
  const mark =
    '<button type="button" popoverTarget="evidence-figure-visa" popoverTargetAction="show" interestfor="evidence-figure-visa" class="absolute z-2" aria-labelledby="evidence evidence-figure-visa-name"></button>';
  expect(renderToStaticMarkup(createElement(RichText, { value: withFigure }))).toBe(
    `<p>Up to <span class="figure-mark relative max-xs:inline-block xs:whitespace-nowrap">${plainFigure}${mark}</span><strong> &lt;b&gt;</strong></p>`,
  );
});

test("where no evidence follows, it has no mark", () => {
  expect(renderToStaticMarkup(createElement(UnmarkedLine, { value: withFigure }))).toBe(
    `Up to ${plainFigure}<strong> &lt;b&gt;</strong>`,
  );
});

test("a line has no element of its own", () => {
  expect(renderToStaticMarkup(createElement(RichLine, { value: withFigure }))).toMatch(
    /^Up to <span/,
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
