import { expect, test } from "vitest";
import { hasSetApart, pageOfPlainText, pastedText } from "./pasted-text.ts";

const options = { isLine: false, linkTo: async () => undefined };

/** What is stored of a pasted paragraph, and what the editor is told. */
async function stored(html: string) {
  const { blocks, dropped, missing } = await pastedText(html, options);
  const text = blocks.map(({ children }) => children.map((child) => child.text).join("")).join("|");
  return { text, dropped, missing };
}

test.each([
  ["a footnote", "AED 375,000<sup>1</sup> a year", "AED 375,000 a year", ["1"]],
  [
    "two footnotes",
    "AED 375,000<sup>2</sup>,<sup>3</sup> a year",
    "AED 375,000 a year",
    ["2", "3"],
  ],
  ["a list of footnotes", "AED 375,000<sup>2, 3</sup>.", "AED 375,000.", ["2, 3"]],
  ["a star", "9 %<sup>*</sup> of it", "9 % of it", ["*"]],
  ["a letter", "15,000<sup>a</sup>", "15,000", ["a"]],
  ["a link on a mark", `9 %<a href="#fn1"><sup>1</sup></a>`, "9 %", ["1"]],
  [
    "Wikipedia",
    `2023<sup class="reference"><a href="#cite_note-4">[4]</a></sup>.`,
    "2023.",
    ["[4]"],
  ],
  [
    "Wikipedia with the page of its source",
    `AED 375,000<sup class="reference"><a href="#cite_note-4">[4]</a></sup><sup
      class="reference">:<span>12</span></sup> a year`,
    "AED 375,000 a year",
    ["[4]", ":12"],
  ],
  [
    "Word",
    `AED 375,000<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span
      class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if
      !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a> a year`,
    "AED 375,000 a year",
    ["[1]"],
  ],
  [
    "LibreOffice",
    `AED 375,000<sup><a class="sdfootnoteanc" href="#sdfootnote1sym"><sup>1</sup></a></sup> a year`,
    "AED 375,000 a year",
    ["1"],
  ],
  [
    "a page that raises by its place",
    `AED 375,000<span style="position:relative;top:-.5em">1</span>`,
    "AED 375,000",
    ["1"],
  ],
  [
    "what Wikipedia asks for",
    `AED 375,000<sup class="noprint Inline-Template Template-Fact">[<i><a
      href="https://en.wikipedia.org/wiki/Wikipedia:Citation_needed">citation needed</a></i>]</sup><sup
      class="noprint Inline-Template">[<i><span>when?</span></i>]</sup> a year`,
    "AED 375,000 a year",
    ["[citation needed]", "[when?]"],
  ],
  [
    "a note of Wikipedia that an editor updates",
    `As of 2024<sup class="plainlinks noexcerpt noprint asof-tag update"><a
      href="https://en.wikipedia.org/w/index.php?action=edit">[update]</a></sup>, 9 %`,
    "As of 2024, 9 %",
    ["[update]"],
  ],
  ["an address with its mark", `9 %<a href="https://u.ae/tax#footnote-1">1</a>`, "9 %", ["1"]],
  ["a short address", `AED 375,000<a href="https://u.ae/x#f1">1</a>`, "AED 375,000", ["1"]],
  ["a place on the page", `AED 375,000<a href="#n-3" id="r3">3</a>.`, "AED 375,000.", ["3"]],
  ["a form of CSS", `30<span style="font-variant-position: super">5</span> days`, "30 days", ["5"]],
  [
    "a form of a font",
    `AED 375,000<span style='font-feature-settings: "sups"'>1</span>`,
    "AED 375,000",
    ["1"],
  ],
  [
    "a viewer of PDF files",
    `<span style="left:10%;top:20%;font-size:calc(var(--scale-factor)*11.04px)" role="presentation">AED 375,000</span><span
      style="left:42%;top:19.6%;font-size:calc(var(--scale-factor)*6.96px)" role="presentation">1</span><span
      style="left:43%;top:20%;font-size:calc(var(--scale-factor)*11.04px)" role="presentation"> a year</span>`,
    "AED 375,000 a year",
    ["1"],
  ],
  [
    "a newer viewer of PDF files",
    `<span style="left: 10%; top: 20%; --font-height: 11.04px;">AED 375,000</span><span
      style="left: 42%; top: 19.6%; --font-height: 6.96px;">1</span>`,
    "AED 375,000",
    ["1"],
  ],
  ["a role", `AED 375,000<a href="https://u.ae/" role="doc-noteref">1</a>`, "AED 375,000", ["1"]],
])(
  "a pasted footnote mark, %s, does not become a digit of the amount",
  async (_, html, text, marks) => {
    const dropped = [`footnote marks (${marks.join(" ")})`];
    expect(await stored(`<p>${html}</p>`)).toEqual({ text, dropped, missing: [] });
  },
);

test.each([
  ["AED 375,000¹ a year", "AED 375,000 a year", ["¹"]],
  ["9 %² of it", "9 % of it", ["²"]],
  ["AED 375,000⁽¹⁾", "AED 375,000", ["⁽¹⁾"]],
  ["AED 375,000¹² and the income³, too", "AED 375,000 and the income, too", ["¹²", "³"]],
  ["AED 375,000¹,²", "AED 375,000", ["¹", "²"]],
  ["120 m² ¹ and the EU¹", "120 m² and the EU", ["¹", "¹"]],
  ["AED 10⁶ a day, 1,010⁶", "AED 10 a day, 1,010", ["⁶", "⁶"]],
  ["AED 375,000 (net)¹", "AED 375,000 (net)", ["¹"]],
])(
  "a footnote mark in small characters, as in %s, is left out by name",
  async (words, text, marks) => {
    const dropped = [`footnote marks (${marks.join(" ")})`];
    for (const page of [`<p>${words}</p>`, pageOfPlainText(words)]) {
      expect(hasSetApart(page)).toBe(true);
      const read = await stored(page);
      expect({ ...read, text: read.text.replace(/ {2,}/g, " ") }).toEqual({
        text,
        dropped,
        missing: [],
      });
    }
  },
);

test.each([
  ["AED 375,000<sup>¹</sup> a year", "AED 375,000 a year", ["¹"]],
  ["5,000<sup>*1</sup>", "5,000", ["*1"]],
  [`9 %<a href="#fn1">¹</a>, 5<b>²</b>`, "9 %, 5", ["¹", "²"]],
])(
  "a raised footnote mark in small characters or with a star, %s, is left out by name",
  async (html, text, marks) => {
    const dropped = [`footnote marks (${marks.join(" ")})`];
    expect(await stored(`<p>${html}</p>`)).toEqual({ text, dropped, missing: [] });
  },
);

test.each([
  "120 m², 3m³, 40 km² and AED 90/m²",
  "3 × 10⁶, 10¹² and s⁻¹",
  "CO₂, CO² and H₂O",
  "x² + a₁² and (1 + r)²",
  "5¹⁄₂ %, ¹/₃ and ³√8",
  "¹ The note itself",
  "120 م² and 40 км²",
  "a²b³",
])("the small characters of %s stay", async (words) => {
  const kept = { text: words, dropped: [], missing: [] };
  for (const page of [`<p>${words}</p>`, pageOfPlainText(words)]) {
    expect(hasSetApart(page)).toBe(false);
    expect(await stored(page)).toEqual(kept);
  }
});

test("a note below its amount keeps its small number in plain text", async () => {
  expect(await stored(pageOfPlainText("AED 375,000¹\n¹ In a year"))).toMatchObject({
    text: "AED 375,000\n¹ In a year",
    dropped: ["footnote marks (¹)"],
  });
});

test.each([
  [`Fee<span style="display:block">5,000</span>`, "Fee\n5,000"],
  [`Fee <b>2026</b><span style="display:block">5,000</span>a year`, "Fee 2026\n5,000\na year"],
])(
  "what a page sets on a line of its own does not join the line before it: %s",
  async (html, text) => {
    expect(await stored(`<p>${html}</p>`)).toMatchObject({ text, missing: [] });
  },
);

test.each([
  ["120 m<sup>2</sup> and 3 m<sup>3</sup>", "120 m² and 3 m³"],
  ["AED 90/m<sup>2</sup>", "AED 90/m²"],
  ["40 km<sup>2</sup>, 500 sq ft<sup>2</sup>", "40 km², 500 sq ft"],
  ["3 × 10<sup>6</sup> and s<sup>-1</sup>", "3 × 10⁶ and s⁻¹"],
  ["CO<sub>2</sub> and H<sub>2</sub>O", "CO₂ and H₂O"],
  ["the 1<sup>st</sup> and 22<sup>nd</sup>", "the 1st and 22nd"],
  ["30 <sup>o</sup>C", "30 °C"],
  ["Nordune<sup>TM</sup> and Nordune<sup>®</sup>", "Nordune™ and Nordune®"],
  ["5<sup>1</sup>/<sub>2</sub> %", "5 1/2 %"],
  ["<sup>1</sup> The note itself", "1 The note itself"],
  ["<sup>1</sup>The note itself", "1 The note itself"],
  ["since<sup>2024</sup>, 500<sup>new</sup>price", "since 2024, 500 new price"],
  ["P<sub>max</sub> 5<sub>3</sub>", "P max 5 3"],
])("the pasted text %s is stored as %s", async (html, text) => {
  expect((await stored(`<p>${html}</p>`)).text).toBe(text);
});

const power = "<msup><mn>10</mn><mn>2</mn></msup>";
const half = "<mfrac><mn>1</mn><mn>2</mn></mfrac>";
const row = (inside: string) => `<mrow>${inside}</mrow>`;

test.each([
  [power, "10²"],
  ["<msup><mn>10</mn><mrow><mo>−</mo><mn>6</mn></mrow></msup>", "10⁻⁶"],
  ["<msup><mi>m</mi><mn>2</mn></msup>", "m²"],
  ["<mn>30</mn><msup><mi></mi><mo>∘</mo></msup><mi>C</mi>", "30°C"],
  ["<msub><mi>x</mi><mn>1</mn></msub>", "x₁"],
  ["<msub><mn>5</mn><mn>3</mn></msub>", "5 3"],
  ["<msubsup><mi>a</mi><mn>1</mn><mn>2</mn></msubsup>", "a₁²"],
  [half, "1/2"],
  [`<mn>5</mn>${half}<mi>%</mi>`, "5 1/2%"],
  ["<mfrac><mrow><mn>9</mn><mo>+</mo><mn>5</mn></mrow><mn>2</mn></mfrac>", "(9 + 5)/2"],
  // Each part is read once, however deep it stands.
  [
    Array.from({ length: 60 }, () => 0).reduce((inside) => row(inside), "<mn>375,000</mn>"),
    "375,000",
  ],
  [
    `<msup>${row("<mo>(</mo><mn>1</mn><mo>+</mo><mi>r</mi><mo>)</mo>")}<mi>n</mi></msup>`,
    "(1 + r)^n",
  ],
  ["<msup><mn>2</mn><mrow><mi>n</mi><mo>+</mo><mn>1</mn></mrow></msup>", "2^(n + 1)"],
  [
    "<mn>375</mn><mo>,</mo><mn>000</mn><mo>×</mo><mn>9</mn><mo>%</mo><mo>=</mo><mn>33750</mn>",
    "375,000 × 9% = 33750",
  ],
  ["<mn>375</mn><mspace width='0.2em'/><mn>000</mn>", "375 000"],
  ["<msqrt><mn>16</mn></msqrt><mo>=</mo><mn>4</mn>", "√16 = 4"],
  ["<mroot><mn>8</mn><mn>3</mn></mroot>", "³√8"],
  ["<mtext>tax due</mtext><mo>=</mo><mo>−</mo><mn>5</mn>", "tax due = −5"],
  // TeX writes a space within or beside words, and MathML none that is not written.
  ["<mtext>Tax</mtext><mo>=</mo><mtext>AED&nbsp;</mtext><mn>90,000</mn>", "Tax = AED 90,000"],
  ["<mrow><mtext>AED&nbsp;</mtext></mrow><mn>9</mn><mtext>&nbsp;a year</mtext>", "AED 9 a year"],
  ["<mtext>AED</mtext><mtext>&nbsp;</mtext><mn>90</mn>", "AED 90"],
  ["<mtext>AED</mtext><mspace width='0.1667em'/><mn>90</mn>", "AED 90"],
  ["<mn>90</mn><mspace width='1em'></mspace><mtext>AED</mtext>", "90 AED"],
  ["<mn>90</mn><mspace width='-0.1667em'/><mi>x</mi>", "90x"],
  ["<mtext>rate&nbsp;</mtext><mo>=</mo><mtext>&nbsp;</mtext><mn>9</mn>", "rate = 9"],
  ["<mtext>\n  AED\n </mtext><mn>90</mn>", "AED90"],
  ["<mfrac><mtext>tax&nbsp;</mtext><mtext>&nbsp;due</mtext></mfrac>", "tax/due"],
  [
    "<munderover><mo>∑</mo><mn>1</mn><mn>12</mn></munderover><msub><mi>a</mi><mi>i</mi></msub>",
    "∑ (1) (12)a i",
  ],
  [
    "<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd></mtr></mtable>",
    "1; 2 | 3",
  ],
  [`<semantics>${power}<annotation encoding="TeX">10^{2}</annotation></semantics>`, "10²"],
])("the pasted formula %s is stored as %s", async (formula, text) => {
  const html = `<p>Take <math>${formula}</math>, or 7.</p>`;
  expect(hasSetApart(html)).toBe(true);
  expect(await stored(html)).toEqual({ text: `Take ${text}, or 7.`, dropped: [], missing: [] });
});

test("a pasted formula stands apart from what is around it, and comes once", async () => {
  const drawn = `<span class="katex"><span class="katex-mathml"><math>${power}</math></span><span
    class="katex-html" aria-hidden="true"><span>10</span><span>2</span></span></span>`;
  expect(await stored(`<p>Take ${drawn}.</p>`)).toMatchObject({ text: "Take 10².", missing: [] });
  const inBlock = `<div>4<math display="block">${half}</math>5</div>`;
  expect(await stored(inBlock)).toMatchObject({ text: "4|1/2|5", missing: [] });
  const inWord = `<p>4<math>${half}</math>5 AED<math>${power}</math>AED</p>`;
  expect(await stored(inWord)).toMatchObject({ text: "4 1/2 5 AED 10² AED", missing: [] });
});

test.each([
  [
    "flex",
    `<div style="display:flex"><span>Licence, class 2</span><strong>12,900</strong></div>`,
    "Licence, class 2 12,900",
  ],
  ["inline-flex", `VAT 5<span style="display:inline-flex">2026</span>`, "VAT 5 2026"],
  ["inline-block", `Fee 2026<span style="display: inline-block">3 days</span>`, "Fee 2026 3 days"],
  ["float", `7,200<span style="float:right">2 visas</span>`, "7,200 2 visas"],
  ["its place", `AED 1,450<span style="position:absolute">1,450</span>`, "AED 1,450 1,450"],
  ["a field", "AED 375,000<input value=4> applies", "AED 375,000 4 applies"],
  ["a field of numbers", `375<input type="number" value="000">9`, "375 000 9"],
  ["inline-table", `Fee 2026<span style="display:inline-table">500</span>`, "Fee 2026 500"],
  ["a margin", `Fee 2026<span style="margin-left: 12px">500</span>`, "Fee 2026 500"],
  ["padding", `<b style="padding-right:.5em">Fee 2026</b>500`, "Fee 2026 500"],
  [
    "the look of a fraction",
    `5<span style="font-variant-numeric:diagonal-fractions">1/2</span> %`,
    "5 1/2 %",
  ],
  ["letters of a font", `1<span style="font-feature-settings:'frac'">1/2</span> %`, "1 1/2 %"],
  ["a choice", "Fee 5<select><option>7<option selected>8</select>9", "Fee 5 8 9"],
  ["a bar", "Fee 5<progress value=7 max=9>7 of 9</progress>6", "Fee 5 6"],
])("what a page sets beside an amount by %s does not join it", async (_, html, text) => {
  expect(await stored(`<p>${html}</p>`)).toMatchObject({ text, missing: [] });
});

test.each([
  ["a badge by its class", `<span class="badge">New</span>`],
  ["a badge of a framework", `<span class="MuiChip-root">New</span>`],
  ["a badge of GOV.UK", `<strong class="govuk-tag govuk-tag--green">New</strong>`],
  [
    "a badge of Confluence",
    `<span class="aui-lozenge aui-lozenge-success status-macro">New</span>`,
  ],
  ["a badge of a module of styles", `<em class="Card_statusPill__b2">New</em>`],
  ["a badge that is an element of its own", `<sl-badge variant="success">New</sl-badge>`],
  ["a badge that is a mark", `<mark class="label label-info">New</mark>`],
  ["a box with space within", `<span style="padding: 2px 8px">New</span>`],
  ["a box with space within, each side by itself", `<span style="padding:0 0 0 .5em">New</span>`],
  ["a box with space around", `<span style="margin: 0px 0px 0px 6px">New</span>`],
  ["a box whose sides are begin and end", `<b style="margin-inline-start: 8px">New</b>`],
  ["a box whose sides are one word", `<b style="padding-inline: 8px">New</b>`],
  ["round corners", `<span style="background:#0a0;border-radius:4px">New</span>`],
  ["a box of its own", `<span style="display:inline-block">New</span>`],
])("a word in %s does not join the sentence before it or after it", async (_, badge) => {
  for (const end of [".", "", "!", ":", " %", ".”", ")"]) {
    const html = `<p>From AED 375,000${end}${badge}</p>`;
    expect(hasSetApart(html)).toBe(true);
    expect(await stored(html)).toEqual({
      text: `From AED 375,000${end} New`,
      dropped: [],
      missing: [],
    });
  }
  expect((await stored(`<p>Fee:${badge}(AED) ${badge}5 ${badge}.</p>`)).text).toBe(
    "Fee: New (AED) New 5 New.",
  );
});

test.each([
  [`AED 1,<span style="display:inline-block">000</span>`, "AED 1,000"],
  [`<b>Law</b><span class="labelled">s</span> of 2022`, "Laws of 2022"],
  [`zone<span style="padding:0 1px">s</span>`, "zones"],
  [`zone<span style="border-radius:0px">s</span>`, "zones"],
  [`stage<span class="staged">d</span>`, "staged"],
])("what is no box of its own stays part of its word: %s", async (html, text) => {
  expect((await stored(`<p>${html}</p>`)).text).toBe(text);
});

test.each(["margin-left:-1px", "margin-left:0", "padding-right:.05em", "margin-right:1px"])(
  "letters of a word that %s sets in their places stay one word",
  async (style) => {
    const html = `<p>AED 375,<span style="${style}">000</span></p>`;
    expect((await stored(html)).text).toBe("AED 375,000");
  },
);

test("a picture between two amounts keeps them apart", async () => {
  const { text } = await stored(`<p>AED 500<img src="https://example.com/arrow.png">450</p>`);
  expect(text).toBe("AED 500 450");
});

test.each(["top", "text-top", "super"])(
  "a pasted footnote mark with vertical-align %s does not become a digit",
  async (place) => {
    const html = `AED 375,000<span style="vertical-align:${place}">1</span>`;
    const { text, dropped } = await stored(`<p>${html}</p>`);
    expect({ text, dropped }).toEqual({ text: "AED 375,000", dropped: ["footnote marks (1)"] });
  },
);

test.each(["p", "div", "li"])("a struck-out %s is named and left out", async (element) => {
  const struck = `<${element} style="text-decoration:line-through">AED 15,000</${element}>`;
  const html = `${struck}<${element}>AED 12,900</${element}>`;
  const { text, dropped } = await stored(element === "li" ? `<ul>${html}</ul>` : html);
  expect(text).toBe("AED 12,900");
  expect(dropped).toEqual(["struck-out text (“AED 15,000”)"]);
});

test("a pasted footnote after 10 is not read as an exponent", async () => {
  expect(await stored("<p>AED 10<sup>6</sup> a day</p>")).toEqual({
    text: "AED 10 a day",
    dropped: ["footnote marks (6)"],
    missing: [],
  });
});

test.each([
  ["s", "was <s>500</s>450"],
  ["Google Docs", `was <span style="text-decoration:line-through">500</span>450`],
  ["changes that are tracked", "was <del>500</del><ins>450</ins>"],
  ["Word Online", `was <span class="TextRun Strikethrough">500</span><span>450</span>`],
  [
    "TextEdit",
    `<style>span.s1 {text-decoration: line-through}</style>was <span class="s1">500</span>450`,
  ],
])("a pasted amount that is struck out by %s is left out", async (_, html) => {
  expect(await stored(`<p>${html}</p>`)).toEqual({
    text: "was 450",
    dropped: ["struck-out text (“500”)"],
    missing: [],
  });
});

test("hidden text of a page is not pasted", async () => {
  const html = `<p>AED 375,000<span style="display:none">1</span>\u200b9</p>`;
  expect(await stored(html)).toEqual({ text: "AED 375,0009", dropped: [], missing: [] });
});

test.each([
  ["<b>a <strong>b</strong></b>", [["strong"]]],
  [`<b style="font-weight:normal">a</b> b`, [[]]],
  [`<i style="font-style:normal">a</i> b`, [[]]],
  [`a <span style="font-weight:700">b</span>`, [[], ["strong"]]],
  [`a <span style="font-style:italic">b</span>`, [[], ["em"]]],
  [`<b style='mso-bidi-font-weight:normal'>a</b>`, [["strong"]]],
  [
    `<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">a </span><span
      style="font-weight:700">b</span></p></b>`,
    [[], ["strong"]],
  ],
])("pasted text, %s, is bold if it looked bold", async (html, marks) => {
  const { blocks } = await pastedText(html.includes("<p>") ? html : `<p>${html}</p>`, options);
  const spans = blocks.flatMap(({ children }) => children);
  const runs = spans.map((span) => span.marks ?? []);
  expect(runs.filter((run, at) => at === 0 || `${run}` !== `${runs[at - 1]}`)).toEqual(marks);
});

/** The levels of pasted list items, beside their text. */
async function levels(html: string) {
  const { blocks } = await pastedText(html, options);
  return blocks.map(
    ({ level, children }) => `${level} ${children.map((child) => child.text).join("")}`,
  );
}

const wordItem = (level: number, text: string) =>
  `<p class="MsoListParagraph" style="mso-list:l1 level${level} lfo1"><span style="mso-list:Ignore">· </span>${text}</p>`;

test.each([
  [
    "Gmail's nested lists",
    "<ul><li>a</li><ul><li>b</li><ol><li>c</li></ol></ul><li>d</li></ul>",
    ["1 a", "2 b", "3 c", "1 d"],
  ],
  [
    "a list of Word that begins at its third level",
    wordItem(3, "a") + wordItem(3, "b") + wordItem(2, "c") + wordItem(1, "d"),
    ["1 a", "1 b", "1 c", "1 d"],
  ],
  [
    "a list of Word that leaves a level out",
    wordItem(1, "a") + wordItem(3, "b") + wordItem(2, "c") + wordItem(3, "d"),
    ["1 a", "2 b", "2 c", "3 d"],
  ],
])("pasted lists, %s, have no empty points", async (_, html, read) => {
  expect(await levels(html)).toEqual(read);
});

/** How each program writes text that stands apart from the word before it. */
const PROGRAMS: Record<
  string,
  Record<"raised" | "struck" | "lowered" | "bold", [string, string]>
> = {
  Word: {
    raised: ["<sup>", "</sup>"],
    struck: ["<s>", "</s>"],
    lowered: ["<sub>", "</sub>"],
    bold: ["<b style='mso-bidi-font-weight:normal'>", "</b>"],
  },
  "Word's raised letters": {
    raised: ["<span style='position:relative;top:-3.0pt;mso-text-raise:3.0pt'>", "</span>"],
    struck: ["<span style='text-decoration:line-through'>", "</span>"],
    lowered: ["<span style='position:relative;top:3.0pt;mso-text-raise:-3.0pt'>", "</span>"],
    bold: ["<b>", "</b>"],
  },
  "Word Online": {
    raised: [
      `<span class="TextRun Superscript SCXW1 BCX0"><span class="NormalTextRun">`,
      "</span></span>",
    ],
    struck: [
      `<span class="TextRun Strikethrough SCXW1 BCX0"><span class="NormalTextRun">`,
      "</span></span>",
    ],
    lowered: [
      `<span class="TextRun Subscript SCXW1 BCX0"><span class="NormalTextRun">`,
      "</span></span>",
    ],
    bold: [
      `<span class="TextRun MacChromeBold SCXW1 BCX0"><span class="NormalTextRun">`,
      "</span></span>",
    ],
  },
  "Google Docs": {
    raised: [`<span style="font-size:0.6em;vertical-align:super;">`, "</span>"],
    struck: [`<span style="text-decoration:line-through;vertical-align:baseline">`, "</span>"],
    lowered: [`<span style="font-size:0.6em;vertical-align:sub;">`, "</span>"],
    bold: [`<span style="font-weight:700;vertical-align:baseline">`, "</span>"],
  },
  LibreOffice: {
    raised: [`<sup><a class="sdfootnoteanc" href="#sdfootnote1sym"><sup>`, "</sup></a></sup>"],
    struck: ["<strike>", "</strike>"],
    lowered: ["<sub>", "</sub>"],
    bold: ["<b>", "</b>"],
  },
  Outlook: {
    raised: [`<span style="vertical-align:super; font-size:smaller">`, "</span>"],
    struck: [`<strike style="font-size:11pt">`, "</strike>"],
    lowered: [`<span style="vertical-align:sub">`, "</span>"],
    bold: [`<strong>`, "</strong>"],
  },
  Gmail: {
    raised: ["<sup>", "</sup>"],
    struck: ["<strike>", "</strike>"],
    lowered: ["<sub>", "</sub>"],
    bold: ["<b>", "</b>"],
  },
  Pages: {
    raised: [`<span class="s1">`, "</span>"],
    struck: [`<span class="s2">`, "</span>"],
    lowered: [`<span class="s3">`, "</span>"],
    bold: ["<b>", "</b>"],
  },
  Excel: {
    raised: [`<font class="font5"><sup>`, "</sup></font>"],
    struck: [`<font class="font6"><s>`, "</s></font>"],
    lowered: [`<font class="font5"><sub>`, "</sub></font>"],
    bold: [`<font class="font7">`, "</font>"],
  },
  "a government's page": {
    raised: [
      `<sup style="vertical-align: baseline; position: relative; top: -0.5em; font-size: 75%;">`,
      "</sup>",
    ],
    struck: [`<span style="text-decoration-line: line-through;">`, "</span>"],
    lowered: [
      `<sub style="vertical-align: baseline; position: relative; bottom: -0.25em">`,
      "</sub>",
    ],
    bold: [`<span style="font-weight: 600;">`, "</span>"],
  },
  "a page of Firefox, which copies classes without their styles": {
    raised: [`<span class="note superscript">`, "</span>"],
    struck: [`<span class="price line-through">`, "</span>"],
    lowered: [`<span class="subscript">`, "</span>"],
    bold: [`<span class="bold">`, "</span>"],
  },
  "another page of Firefox": {
    raised: [`<span class="footnote-reference">`, "</span>"],
    struck: [`<span class="text-decoration-line-through">`, "</span>"],
    lowered: [`<span class="align-sub">`, "</span>"],
    bold: [`<b class="b">`, "</b>"],
  },
  "a page by the forms of its fonts": {
    raised: [`<span style='font-feature-settings: "sups"'>`, "</span>"],
    struck: ["<del>", "</del>"],
    lowered: [`<span style='font-feature-settings: "sinf"'>`, "</span>"],
    bold: ["<strong>", "</strong>"],
  },
  "a page by the forms of CSS": {
    raised: [`<span style="font-variant-position: super">`, "</span>"],
    struck: ["<del>", "</del>"],
    lowered: [`<span style="font-variant-position: sub">`, "</span>"],
    bold: ["<strong>", "</strong>"],
  },
  "a page by its links": {
    raised: [`<a href="https://mof.gov.ae/tax#fn2"><sup>`, "</sup></a>"],
    struck: ["<del>", "</del>"],
    lowered: ["<sub>", "</sub>"],
    bold: ["<strong>", "</strong>"],
  },
};

const SHEET = `<style><!-- p.p1 {margin: 0.0px} span.s1 {font: 8.0px Helvetica; vertical-align: 4.0px}
  span.s2, span.s9 {text-decoration: line-through} span.s3 {vertical-align: -3.0px} --></style>`;

/** Paragraphs that hold the marks of a program in every place: ⟨word|kind⟩ stands apart. */
const SENTENCES = [
  "Pay AED 375,000⟨1|raised⟩ a year",
  "Pay AED 375,000⟨12|raised⟩, or 9⟨*|raised⟩ %",
  "From ⟨500|struck⟩450 to 9⟨5|struck⟩",
  "AED ⟨375,000|bold⟩⟨3|raised⟩ and ⟨1|raised⟩2024",
  "2023⟨2023|lowered⟩ 1⟨2|lowered⟩3",
  "⟨10|bold⟩⟨00|struck⟩0 and 3,⟨5|bold⟩00",
  "1,0\u200b00 and 2\u00ad000⟨4|raised⟩",
  "45⟨new|raised⟩6⟨2025|raised⟩7",
  "m⟨2|raised⟩ 8⟨7|raised⟩⟨6|struck⟩5",
];
const AROUND: Record<string, (inside: string) => string> = {
  "a paragraph": (inside) => `<p>${inside}</p>`,
  "an item of a list": (inside) => `<ul><li>${inside}</li></ul>`,
  "an item of Word": (inside) =>
    `<p class="MsoListParagraph" style="mso-list:l1 level2 lfo1"><span style="mso-list:Ignore">1. </span>${inside}</p>`,
  "a cell": (inside) => `<table><tr><td>${inside}</td><td>77</td></tr></table>`,
  "a line": (inside) => `<div><div>${inside}</div></div>`,
  "Google's wrapper": (inside) =>
    `<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span>${inside}</span></p></b>`,
};
const PART = /⟨(?<text>[^|]*)\|(?<kind>raised|struck|lowered|bold)⟩/gu;

const NUMBERS = /\d+(?:,\d+)*/g;

/** The numbers of a sentence as a reader sees them: what stands apart is a number of its own. */
function numbersOf(sentence: string): string[] {
  const struck = [...sentence.matchAll(/⟨([^|]*)\|struck⟩/g)].map(([, text]) => text);
  const left = sentence
    .replaceAll(/\u200b|\u00ad|⟨[^|]*\|struck⟩/g, "")
    .replaceAll(/⟨([^|]*)\|bold⟩/g, "$1")
    .replaceAll(/⟨([^|]*)\|\w+⟩/g, " $1 ");
  return `${left} ${struck.join(" ")}`.match(NUMBERS) ?? [];
}

const SMALL_DIGITS = /[²³¹⁰⁴-⁹₀-₉]+/g;

test.each(
  Object.entries(PROGRAMS).flatMap(([program, markup]) =>
    Object.entries(AROUND).map(([place, around]) => ({ program, place, markup, around })),
  ),
)(
  "amounts pasted from $program into $place stay the same, or the editor is told",
  { tags: ["thorough"] },
  async (paste) => {
    for (const sentence of SENTENCES) {
      const inside = sentence.replaceAll(PART, (_, text: string, kind: "raised") =>
        paste.markup[kind].join("").length === 0 ? text : paste.markup[kind].join(text),
      );
      const { text, dropped } = await stored(SHEET + paste.around(inside));
      const told = dropped.filter((name) => /^(?:footnote|struck)/.test(name)).join(" ");
      const numbers = `${text} ${told}`
        .replaceAll(SMALL_DIGITS, (small) => ` ${small.normalize("NFKC")} `)
        .match(NUMBERS);
      const expected = [...numbersOf(sentence), ...(paste.place === "a cell" ? ["77"] : [])];
      expect(numbers?.toSorted(), `${inside} → ${text} (${told})`).toEqual(expected.toSorted());
    }
  },
);

test.each([
  ["a picture", `<img src="https://u.ae/dirham.svg" alt="UAE Dirham symbol"> 12,500`, "AED 12,500"],
  ["a picture beside the digits", `<b><img src="d.svg" alt="AED"></b>12,500`, "AED 12,500"],
  ["a picture behind the digits", `12,500<img src="d.svg" alt="AED">`, "12,500 AED"],
  ["a drawing", `<svg aria-label="Dirham" role="img"><path d="M0 0"/></svg>12,500`, "AED 12,500"],
  ["a letter of a font", `<i class="icon-dirham">\ue900</i>12,500`, "AED 12,500"],
  ["the sign of Unicode", "\u20c312,500", "AED 12,500"],
  ["a letter of a font by its class", `<span class="dirham-symbol">ê</span>12,500`, "AED 12,500"],
  [
    "a letter of a font by its name",
    `<span style="font-family: UAESymbol, sans-serif;">&#xea;</span> 12,500`,
    "AED 12,500",
  ],
  ["a letter within the amount", `<b class="dirham-symbol">ê 12,500</b>`, "AED 12,500"],
  ["a class in one word", `<i class="uaeDirhamIcon"></i>12,500`, "AED 12,500"],
  ["a file", `<img src="https://x.ae/assets/Dirham-Symbol.png" width="12"> 12,500`, "AED 12,500"],
  [
    "a file of Wikimedia",
    `<img src="https://upload.wikimedia.org/20px-UAE_Dirham_Symbol.svg.png" alt=""> 12,500`,
    "AED 12,500",
  ],
  ["a file's name", `<img alt="UAE Dirham Symbol.svg" src="x.png"> 12,500`, "AED 12,500"],
  [
    "a file of Next.js",
    `<img src="/_next/image?url=%2Fimg%2Faed-icon.8f3a.svg&w=32"> 12,500`,
    "AED 12,500",
  ],
  [
    "a file that loads late",
    `<img data-lazy-src="/i/dirham.svg" src="/x.gif">12,500`,
    "AED 12,500",
  ],
  ["files for screens", `<img srcset="/aed.png 1x, /aed@2x.png 2x">12,500`, "AED 12,500"],
  ["an element of its own", `<dirham-symbol></dirham-symbol>12,500`, "AED 12,500"],
  ["a drawing of a set", `<svg><use href="/sprite.svg#icon-dirham"/></svg>12,500`, "AED 12,500"],
  ["a drawing with a title", `<svg><title>UAE Dirham</title></svg>12,500`, "AED 12,500"],
  [
    "a background",
    `<span style="background-image: url(&quot;/dirham.svg&quot;)"></span>12,500`,
    "AED 12,500",
  ],
])("an amount whose dirhams are %s keeps its currency", async (_, amount, read) => {
  const { text } = await stored(`<p>The fee (${amount}, in all) is due.</p>`);
  expect(text.replaceAll("\u00a0", " ")).toBe(`The fee (${read}, in all) is due.`);
});

test.each([
  [`<span class="dirham-symbol">AED</span> 12,500`, "AED 12,500"],
  [`<span class="aed-price">12,500</span>`, "12,500"],
  [`<span class="currency-symbol">€</span>12,500`, "€12,500"],
  [`<span class="currency-symbol">R</span>12,500`, "R12,500"],
  [`<span class="woocommerce-Price-currencySymbol">د.إ</span> 12,500`, "د.إ 12,500"],
])("a currency that is text stays as it is written: %s", async (html, text) => {
  expect(await stored(`<p>${html}</p>`)).toEqual({ text, dropped: [], missing: [] });
});

test.each([
  [`<i class="icon">ê</i>12,500`, "signs of a font"],
  [`<span class="fa fa-money">M</span>12,500`, "signs of a font"],
  [`<span style="font-family: 'My Icons'">q</span>12,500`, "signs of a font"],
  [`<span class="currency-symbol">ê</span>12,500`, "signs of a font"],
  [`<span style="font-family:Wingdings">J</span>12,500`, "signs of a font"],
  [`<i>\ue900</i>12,500`, "signs of a font"],
  [`<img src="/c.png"> 12,500`, "what pictures say before 12,500"],
  [`<span><svg></svg></span>12,500`, "what pictures say before 12,500"],
])("a currency that cannot be read is left out, and the editor is told: %s", async (html, told) => {
  const { text, dropped } = await stored(`<p>${html}</p>`);
  expect(text.trim()).toBe("12,500");
  expect(dropped).toContain(told);
  // A plain field tells it too.
  expect(hasSetApart(`<p>${html}</p>`)).toBe(true);
});

const TEX = String.raw`{\displaystyle 9\%}`;
const percent = `<math alttext="${TEX}"><semantics><mrow><mn>9</mn><mi>%</mi></mrow><annotation
  encoding="application/x-tex">${TEX}</annotation></semantics></math>`;
const picture = `<img src="https://wikimedia.org/api/rest_v1/media/math/render/svg/abc" class="mwe-math-fallback-image-inline" aria-hidden="true" alt="${TEX}">`;

test.each([
  ["hidden", `<span style="display:none">${percent}</span>${picture}`],
  ["without a colour", `<span style="opacity:0;position:absolute">${percent}</span>${picture}`],
  ["shown beside its picture", `<span>${percent}</span>${picture}`],
  ["a picture alone", picture],
  [
    "a picture of a blog",
    `<img class="latex" alt="9\\%" src="https://s0.wp.com/latex.php?latex=9">`,
  ],
])("a formula that is %s is pasted once", async (_, formula) => {
  const html = `<p>A rate of <span class="mwe-math-element">${formula}</span> above AED 375 000.</p>`;
  expect(hasSetApart(html)).toBe(true);
  expect(await stored(html)).toEqual({
    text: "A rate of 9% above AED 375 000.",
    dropped: [],
    missing: [],
  });
});

test("a picture of a formula that is no line of signs is left out, and the editor is told", async () => {
  const html = `<p>A rate of <img class="latex" alt="10^{2}" src="x.png"> here.</p>`;
  expect(hasSetApart(html)).toBe(true);
  expect(await stored(html)).toMatchObject({
    text: "A rate of here.",
    dropped: ["formulas (“10^{2}”)"],
  });
  const voucher = `<p>A <img alt="$5 voucher" src="x.png"> here, 375 <img alt="$\\times 9$" src="x.png">.</p>`;
  expect(await stored(voucher)).toMatchObject({ text: "A here, 375 × 9." });
  const icon = `<p><img src="/visa.png"> 2 visas</p>`;
  expect(await stored(icon)).toMatchObject({ dropped: ["pictures"] });
  const hidden = `<p>Hidden <span style="display:none">${percent}</span> formula</p>`;
  expect(await stored(hidden)).toMatchObject({ text: "Hidden formula" });
});

test.each([
  `AED 375,000 <a class="badge" href="https://mof.gov.ae/">1</a> a year`,
  `AED 375,000<a class="badge" href="https://mof.gov.ae/">[1]</a> a year`,
  `AED 375,000<span><a href="https://mof.gov.ae/" class="citation"><span class="badge" style="display: inline-flex;">1</span></a></span> a year`,
  `AED 375,000<span class="citation-pill">1</span> a year`,
  `AED 375,000 <span data-testid="webpage-citation-pill"><a href="https://mof.gov.ae/">1</a></span> a year`,
])("the number of a source in a small box is the mark of a footnote: %s", async (html) => {
  expect(hasSetApart(`<p>${html}</p>`)).toBe(true);
  expect(await stored(`<p>${html}</p>`)).toEqual({
    text: "AED 375,000 a year",
    dropped: ["footnote marks ([1])"],
    missing: [],
  });
});

test.each([
  [`We know <a class="badge" href="/zones">45</a> zones`, "We know 45 zones"],
  [`<a class="badge" href="/1">1</a> Register`, "1 Register"],
  [`The floor is 15 m <a class="badge" href="/1">2</a>.`, "The floor is 15 m."],
])("a number in a small box that is a word of its text stays: %s", async (html, text) => {
  expect((await stored(`<p>${html}</p>`)).text).toBe(text);
});

test.each([
  [`AED 500<a href="https://mof.gov.ae/x">1</a> a year`, "AED 500 1 a year"],
  [
    `AED 375,000<span><a href="https://mof.gov.ae/">Ministry</a></span> of`,
    "AED 375,000 Ministry of",
  ],
  [`<a href="https://mof.gov.ae/">Law 47</a>2022`, "Law 47 2022"],
  [`<a href="https://u.ae/">zone</a>s and 9 %`, "zones and 9 %"],
])("a number and a link beside it stay two: %s", async (html, text) => {
  expect(await stored(`<p>${html}</p>`)).toEqual({ text, dropped: [], missing: [] });
});

test.each([
  [`see part <a href="#s2">2</a> of it`, "see part 2 of it"],
  [`AED 375,000<a href="https://u.ae/x#rates">9 %</a>`, "AED 375,000 9 %"],
  [`Law <a href="#law47">47</a>2022`, "Law 47 2022"],
])(
  "a link to a place on a page that is no footnote is kept, apart from a number: %s",
  async (html, text) => {
    expect(await stored(`<p>${html}</p>`)).toEqual({ text, dropped: [], missing: [] });
  },
);

test.each([
  ["a reading above it", "375<ruby>000<rt>300</rt></ruby>9", "375000 300 9"],
  ["a field", "Fee 5<textarea>7</textarea>8", "Fee 5 7 8"],
  ["text for browsers without scripts", "Fee 5<noscript>7</noscript>00", "Fee 500"],
  ["text for browsers that cannot draw", "Fee 5<canvas>7</canvas>00", "Fee 500"],
])("an amount does not join %s", async (_, html, text) => {
  expect(await stored(`<p>${html}</p>`)).toEqual({ text, dropped: [], missing: [] });
});

test.each(["block", "table-cell", "flex", "list-item"])(
  "amounts in elements that are shown as %s are lines of their own, wherever they stand",
  async (display) => {
    const cells = [500, 450]
      .map((each) => `<span style="display:${display}">${each}</span>`)
      .join("");
    for (const html of [`<div>${cells}</div>`, `<p>${cells}</p>`, `<li>${cells}</li>`, cells]) {
      const { text, missing } = await stored(html);
      expect({ text: text.replace("\n", "|"), missing }, html).toEqual({
        text: "500|450",
        missing: [],
      });
    }
  },
);

test("a sign that a font draws is named, and no sign of a list or of the dirham", async () => {
  const icon = `<p>Fee <i>\uf0d6</i>375,000 and \ue001400</p>`;
  expect(await stored(icon)).toMatchObject({
    text: "Fee 375,000 and 400",
    dropped: ["signs of a font"],
  });
  const dirham = `<p><i class="icon-dirham">\ue900</i>12,500</p>`;
  expect(await stored(dirham)).toMatchObject({ text: "AED 12,500", dropped: [] });
  const item = `<p style="mso-list:l1 level1 lfo1"><span style="mso-list:Ignore">\uf0b7 </span>9 %</p>`;
  expect(await stored(item)).toMatchObject({ text: "9 %", dropped: [] });
  const arrow = `<p style="mso-list:l1 level1 lfo1"><span style="font-family:Wingdings;mso-list:Ignore">Ø<span style="font:7.0pt"> </span></span>9 %</p>`;
  expect(await stored(arrow)).toMatchObject({ text: "9 %", dropped: [] });
  const name = `<p><span style="font-family:Lexicon">A</span> 9 %</p>`;
  expect(await stored(name)).toMatchObject({ text: "A 9 %", dropped: [] });
});

test.each([
  "font-size:0",
  "font-size: 0px; line-height: 0",
  "opacity:0",
  "mso-hide:all",
  "max-height:0;overflow:hidden",
])("text that nobody sees does not join an amount: %s", async (style) => {
  expect((await stored(`<p>AED 5<span style="${style}">88</span>00 now</p>`)).text).toBe(
    "AED 500 now",
  );
});

test.each([
  ["a button", "AED 375,000 <button>Copy 4</button> a year", ["buttons (“Copy 4”)"]],
  ["a drawn button", "AED 375,000<button><svg></svg></button> a year", []],
  ["a button of a framework", `AED 375,000<span role="button">i</span> a year`, ["buttons (“i”)"]],
  [
    "two buttons",
    "AED <button>Share</button>375,000 a<button>Print</button> year",
    ["buttons (“Share”, “Print”)"],
  ],
  [
    "a button between an amount and a word",
    "AED 375,000<button>5</button>a year",
    ["buttons (“5”)"],
  ],
  ["a button of a form", `AED 375,000 <input type="submit" value="Calculate 9"> a year`, []],
  [
    "a tooltip",
    `AED 375,000<span role="tooltip">Since 2023</span> a year`,
    ["tooltips (“Since 2023”)"],
  ],
  [
    "a tooltip by its class",
    `AED 375,000<span class="tooltiptext">Or 9 %</span> a year`,
    ["tooltips (“Or 9 %”)"],
  ],
  [
    "a title with another number",
    `<span title="AED 375,400">AED 375,000</span> a year`,
    ["tooltips (“AED 375,400”)"],
  ],
  ["a title with the same number", `<span title="Of 375,000">AED 375,000</span> a year`, []],
  ["a title without a number", `<abbr title="Dirham">AED</abbr> 375,000 a year`, []],
  ["a hidden field", `AED 375,000<input type="hidden" value="7"> a year`, []],
  ["a tick", `AED 375,000<input type="checkbox" value="7"> a year`, []],
])("of %s nothing joins an amount, and the editor is told of its words", async (_, html, told) => {
  expect(await stored(`<p>${html}</p>`)).toEqual({
    text: "AED 375,000 a year",
    dropped: told,
    missing: [],
  });
});

const HEADING = (after: string) => `<h2>Fees of 2026${after}</h2><p>AED 375,000 a year</p>`;

test.each([
  [
    "MediaWiki",
    `<span class="mw-editsection"><span class="mw-editsection-bracket">[</span><a href="/w/index.php?title=VAT&action=edit&section=2"><span>edit</span></a><span class="mw-editsection-divider"> | </span><a href="/wiki/VAT?veaction=edit">edit source</a><span class="mw-editsection-bracket">]</span></span>`,
    "[edit | edit source]",
  ],
  [
    "an older one, in Swedish",
    `<span class="editsection">[<a href="/x?action=edit">redigera</a>]</span>`,
    "[redigera]",
  ],
  ["Sphinx", `<a class="headerlink" href="#fees" title="Link to this heading">¶</a>`, "¶"],
  ["VitePress", ` <a class="header-anchor" href="#fees">#</a>`, "#"],
  ["Docusaurus", `<a href="#fees" class="hash-link" title="Direct link to Fees">2</a>`, "2"],
])("what %s puts beside a heading is left out by name", async (_, after, told) => {
  expect(hasSetApart(HEADING(after))).toBe(true);
  expect(await stored(HEADING(after))).toEqual({
    text: "Fees of 2026|AED 375,000 a year",
    dropped: [`buttons (“${told}”)`],
    missing: [],
  });
});

test.each([
  ["<kbd>1</kbd><kbd>2</kbd>", "1 2"],
  ["Press <kbd>Ctrl</kbd><kbd>5</kbd> now", "Press Ctrl 5 now"],
  ["Press <kbd><kbd>Ctrl</kbd>+<kbd>5</kbd></kbd>", "Press Ctrl+5"],
  ["Pay 5<kbd>7</kbd>8", "Pay 5 7 8"],
  ["<code>12</code><code>000</code>", "12 000"],
  ["Of <code>form</code>s and <code>12</code>, <code>13</code>", "Of forms and 12, 13"],
])("keys that a page shows as boxes stay apart: %s", async (html, text) => {
  expect(await stored(`<p>${html}</p>`)).toEqual({ text, dropped: [], missing: [] });
});

test.each([
  "<h3><button>Who pays 9 %?</button></h3>",
  `<div><button aria-expanded="false">Who pays 9 %?</button></div>`,
  `<dl><dt><button>Who pays 9 %?</button></dt></dl>`,
  `<div><button data-bs-toggle="collapse">Who pays 9 %?</button></div>`,
  `<button class="faq-accordion__head">Who pays 9 %?</button>`,
])("a question that opens its answer is text: %s", async (html) => {
  expect(await stored(html)).toEqual({ text: "Who pays 9 %?", dropped: [], missing: [] });
});

test("words of a mail are pasted from columns whose own letters have no size", async () => {
  const html = `<table><tr><td style="font-size:0px;padding:10px"><div style="font-size:13px">AED 500</div></td></tr></table>`;
  expect((await stored(html)).text).toBe("AED 500");
});

test("an editor is told of a pasted cell that shows ####### in place of its number, and the signs are left out", async () => {
  const html = `<table><tr><td>Threshold</td><td align=right x:num="375000">#######</td></tr></table>`;
  expect(await stored(html)).toMatchObject({
    text: "Threshold",
    dropped: ["tables", "numbers for which their columns are too narrow (“#######”)"],
    missing: [],
  });
});

test("a small number that stands on the line of a pasted PDF file is kept", async () => {
  const html = `<p><span style="top:20%;font-size:11px">Article </span><span style="top:20.4%;font-size:7px">12</span></p>`;
  expect(await stored(html)).toMatchObject({ text: "Article 12", dropped: [] });
});
