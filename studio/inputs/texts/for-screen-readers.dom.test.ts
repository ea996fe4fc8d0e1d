import { expect, test } from "vitest";
import { hasSetApart, pastedLines, pastedText } from "./pasted-text.ts";

const options = { isLine: false, linkTo: async () => undefined };

/** What is stored of a pasted page, and what the editor is told. */
async function stored(html: string) {
  const { blocks, dropped, missing } = await pastedText(html, options);
  const text = blocks.map(({ children }) => children.map((child) => child.text).join("")).join("|");
  return { text, dropped, missing };
}

const named = (...words: string[]) => [`text for screen readers (“${words.join("”, “")}”)`];

test.each([
  ["Bootstrap and Tailwind", `class="sr-only"`],
  ["Bootstrap 5", `class="visually-hidden"`],
  ["Bootstrap, until it has focus", `class="btn visually-hidden-focusable"`],
  ["GOV.UK", `class="govuk-visually-hidden"`],
  ["WordPress", `class="screen-reader-text"`],
  ["SUIT CSS", `class="u-hiddenVisually"`],
  ["a module of styles", `class="styles_visuallyHidden__x7Q2a"`],
  ["the BBC", `class="visually_hidden"`],
  ["Foundation", `class="show-for-sr"`],
  ["Drupal 7", `class="element-invisible"`],
  ["Drupal 6", `class="element-hidden-accessible"`],
  ["jQuery UI", `class="ui-helper-hidden-accessible"`],
  ["Angular", `class="cdk-visually-hidden"`],
  ["Salesforce", `class="slds-assistive-text"`],
  ["Amazon", `class="a-offscreen"`],
  ["Canada", `class="wb-inv"`],
  ["Moodle", `class="accesshide"`],
  ["Elastic", `class="css-1x-euiScreenReaderOnly"`],
  ["a library of React", `class="VisuallyHidden-root"`],
  ["Tailwind on a wide window", `class="sm:sr-only"`],
  ["Tailwind with a prefix", `class="tw-sr-only focus:not-sr-only"`],
  [
    "Chrome, which copies styles",
    `class="x" style="position: absolute; width: 1px; height: 1px; padding: 0px; margin: -1px; overflow: hidden; clip: rect(0px, 0px, 0px, 0px); white-space: nowrap; border-width: 0px;"`,
  ],
  ["a clip", `style="position:absolute;clip:rect(1px 1px 1px 1px)"`],
  ["a path", `style="position:absolute;clip-path:inset(50%);"`],
  ["a path of a circle", `style="position: absolute; clip-path: circle(0px)"`],
  ["a box of one pixel", `style="position:absolute!important;width:1px!important"`],
  ["a low box", `style="display:inline-block;overflow:hidden;height:1px"`],
  ["a narrow box", `style="display:inline-block;overflow:hidden;width:0"`],
  ["a place far left", `style="position:absolute;left:-9999px"`],
  ["a place far above", `style="position: fixed; top: -10000em"`],
  ["a margin", `style="position:absolute;margin-left:-9999px"`],
  ["a move", `style="position:absolute;transform:translateX(-10000px)"`],
  ["an indent", `style="display:inline-block;text-indent:-9999px"`],
  ["a size", `style="position:absolute;transform:scale(0)"`],
])("text that a page has for screen readers alone, by %s, is left out by name", async (_, by) => {
  const html = `<p>It is AED 375k<span ${by}>375,000 dirhams</span> a year,
    as the <a href="https://u.ae/">Ministry<span ${by}> (opens in a new tab)</span></a>, says.</p>`;
  expect(hasSetApart(html)).toBe(true);
  expect(await stored(html)).toEqual({
    text: "It is AED 375k a year, as the Ministry, says.",
    dropped: named("375,000 dirhams", "(opens in a new tab)"),
    missing: [],
  });
  expect(await pastedLines(html)).toMatchObject({
    text: "It is AED 375k a year, as the Ministry, says.",
    dropped: named("375,000 dirhams", "(opens in a new tab)"),
  });
});

const hidden = (text: string) => `<span class="visually-hidden">${text}</span>`;

test.each([
  [`AED 375k${hidden("375,000")}5 a year`, "AED 375k 5 a year", ["375,000"]],
  [`It is 9%${hidden("nine percent")}now`, "It is 9% now", ["nine percent"]],
  [`Fee 12${hidden("point")}<small>50</small>`, "Fee 12 50", ["point"]],
  [`AED 375${hidden("comma")},000`, "AED 375,000", ["comma"]],
  [
    `AED${hidden("dirhams")}500 and New${hidden(":")}Register`,
    "AED 500 and New Register",
    ["dirhams"],
  ],
  [`AED 375,000<sup><a href="#fn1">${hidden("Footnote ")}1</a></sup>`, "AED 375,000", ["Footnote"]],
  [
    `See it${hidden("(opens in a new tab)")}. And it${hidden("(opens in a new tab)")}.`,
    "See it. And it.",
    ["(opens in a new tab)"],
  ],
])("words beside text for screen readers are those of the page: %s", async (html, text, told) => {
  const read = await stored(`<p>${html}</p>`);
  expect({ ...read, dropped: read.dropped.filter((name) => !name.startsWith("footnote")) }).toEqual(
    { text, dropped: named(...told), missing: [] },
  );
});

test("a post that a page holds once for eyes and once for screen readers is pasted once", async () => {
  const post = "VAT is 5 % of AED 375,000.";
  const html = `<div><span aria-hidden="true">${post}</span>${hidden(post)}</div>`;
  expect(await stored(html)).toEqual({ text: post, dropped: named(post), missing: [] });
});

test.each([
  `<h2 class="sr-only">On this page</h2>`,
  `<a class="skip-link visually-hidden" href="#main">On this page</a>`,
  `<div style="position:absolute;left:-10000px"><p>On this page</p></div>`,
  `<table><caption class="sr-only">On this page</caption><tr><td></td></tr></table>`,
])("a line for screen readers alone is left out by name: %s", async (line) => {
  const { text, dropped, missing } = await stored(`${line}<p>AED 375,000</p>`);
  expect({ text, missing }).toEqual({ text: "AED 375,000", missing: [] });
  expect(dropped).toContain(named("On this page")[0]);
});

test.each([
  `class="not-sr-only"`,
  `class="sr-only sm:not-sr-only"`,
  `class="print:sr-only"`,
  `class="max-sm:sr-only"`,
  `class="hide-from-screen-readers"`,
  `class="has-screen-reader-support"`,
  `class="sr-only" style="position: static; width: auto; clip: auto"`,
  `aria-hidden="true"`,
  `style="position:absolute;left:-9px"`,
  `style="width:1px"`,
  `style="overflow:hidden;height:1em"`,
  `style="position:absolute;clip:auto;clip-path:none"`,
  `style="text-indent:-18pt"`,
  `style="clip-path:inset(0 round 4px)"`,
])("text that a page shows stays, whatever it is called: %s", async (by) => {
  expect(await stored(`<p>AED <span ${by}>375,000</span> a year</p>`)).toEqual({
    text: "AED 375,000 a year",
    dropped: [],
    missing: [],
  });
});

test.each([
  [`<span aria-label="AED 375,400">AED 375k</span>`, "AED 375k", ["AED 375,400"]],
  [`<span aria-label="375 thousand">AED 375k</span>`, "AED 375k", []],
  [`<button aria-label="Open"></button>AED 375k`, "AED 375k", []],
])("a label with a number that the page does not show is told: %s", async (html, text, told) => {
  expect(await stored(`<p>${html}</p>`)).toEqual({
    text,
    dropped: told.length > 0 ? named(...told) : [],
    missing: [],
  });
});

const CLIPPED =
  "position: absolute; clip: rect(1px, 1px, 1px, 1px); height: 1px; width: 1px; overflow: hidden;";
const POWER = "<math><msup><mn>10</mn><mn>2</mn></msup></math>";

test.each([
  `<span class="katex"><span class="katex-mathml" style="${CLIPPED}">${POWER}</span><span class="katex-html" aria-hidden="true"><span>10</span><span>2</span></span></span>`,
  `<mjx-container><mjx-math aria-hidden="true"></mjx-math><mjx-assistive-mml style="${CLIPPED}">${POWER}</mjx-assistive-mml></mjx-container>`,
])(
  "a formula that a page draws, and writes for screen readers, is pasted once: %s",
  async (html) => {
    expect(await stored(`<p>A rate of ${html} here</p>`)).toEqual({
      text: "A rate of 10² here",
      dropped: [],
      missing: [],
    });
  },
);

const DRAWN = `<span aria-hidden="true"><span>AED</span><span>12.50</span></span>`;

test.each([
  ["before it", `<span class="price-offscreen">AED 12.50</span>${DRAWN}`],
  ["behind it", `${DRAWN} <span class="x7">AED 12.50</span>`],
  ["without a class", `<span>AED12.50</span>${DRAWN}`],
])("a text whose drawn twin stands %s is pasted once", async (_, html) => {
  expect(await stored(`<p>It is ${html}</p>`)).toEqual({
    text: "It is AED12.50",
    dropped: [expect.stringMatching(/^text for screen readers \(“AED ?12\.50”\)$/)],
    missing: [],
  });
});

test.each([
  `<span class="a">AED 12.50</span><span aria-hidden="true">, 13</span>`,
  `<span class="a">Pay</span> <span aria-hidden="true">→</span>`,
  `<span class="a">–</span><span aria-hidden="true">–</span>`,
  `<span class="a">5</span> and <span aria-hidden="true">5</span>`,
  `<span class="a" aria-hidden="true">5</span> <span aria-hidden="true">5</span>`,
])("a text beside another one that is hidden from screen readers stays: %s", async (html) => {
  expect((await stored(`<p>${html}</p>`)).dropped).toEqual([]);
});
