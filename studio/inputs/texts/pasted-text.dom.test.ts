import { expect, test } from "vitest";
import { pageOfPlainText, pastedLines, pastedText } from "./pasted-text.ts";

const pasted = (isLine: boolean) =>
  pastedText(word, {
    isLine,
    linkTo: async (href) => {
      if (href.startsWith("javascript:")) return undefined;
      return href === "/contact"
        ? { _type: "internalLink", page: { _type: "reference", _ref: "contactPage" } }
        : { _type: "externalLink", href };
    },
  });

const word = `<p></p><h1>Title</h1><p style="color:red">One <b>bold</b> word.</p><ul><li>First</li><li>Second</li></ul>
  <p>See <a href="https://example.com/x">there</a>, <a href="/contact">here</a>
  and <a href="javascript:alert(1)">nowhere</a>.</p>
  <table><tr><td>A</td><td>B</td></tr></table><img src="x.png"><script>alert(1)</script>`;

test("everything pasted into a single line becomes one paragraph, with a space between its parts", async () => {
  const { blocks, dropped } = await pasted(true);
  expect(blocks).toMatchObject([{ style: "normal", markDefs: [] }]);
  expect(blocks[0]).not.toHaveProperty("listItem");
  const text = blocks[0]?.children.map((child) => child.text).join("");
  expect(text).toMatch(/^Title One bold word\. First Second See there, here/);
  expect(dropped).toEqual(["pictures", "tables", "colours", "links"]);
});

test("pasted links stay links, and links to this site become references to the page", async () => {
  const { blocks, dropped } = await pasted(false);
  expect(blocks.map(({ style, listItem }) => [style, listItem])).toEqual(
    expect.arrayContaining([
      ["h2", undefined],
      ["normal", undefined],
      ["normal", "bullet"],
    ]),
  );
  const links = blocks.find(({ markDefs }) => markDefs?.length);
  expect(links?.markDefs).toMatchObject([
    { _type: "externalLink", href: "https://example.com/x" },
    { _type: "internalLink", page: { _ref: "contactPage" } },
  ]);
  const known = new Set(["strong", "em", ...(links?.markDefs ?? []).map(({ _key }) => _key)]);
  const marks = blocks.flatMap(({ children }) => children.flatMap((child) => child.marks ?? []));
  expect(marks.filter((mark) => !known.has(String(mark)))).toEqual([]);
  expect(marks).toContain("strong");
  expect(JSON.stringify(blocks)).not.toContain("alert");
  expect(dropped).toEqual(["pictures", "tables", "colours"]);
});

/** The stored text of a pasted page, and the words that are in no block. */
async function stored(html: string) {
  const options = { isLine: false, linkTo: async () => undefined };
  const { blocks, missing } = await pastedText(html, options);
  const read = blocks.map(({ style, listItem, level, children }) => {
    const kind = listItem === undefined ? style : `${listItem} ${level}`;
    return `${kind}: ${children.map(({ text }) => text).join("")}`;
  });
  return { read, missing };
}

/** A list item as Word for Windows copies it. */
const wordPoint = (marker: string, text: string, { level = 1, tag = "p" } = {}) =>
  `<${tag} class="MsoListParagraph" style="margin-left:36.0pt;mso-list:l1 level${level} lfo1">
  <![if !supportLists]><span style="font-family:Symbol"><span style="mso-list:Ignore">${marker}<span
  style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></${tag}>`;

test.each(["1.", "2)", "(a)", "iv.", "Step 3", "1.2"])(
  "a Word list with %s is pasted as a numbered list",
  async (marker) => {
    const { read, missing } = await stored(wordPoint(marker, "Point") + wordPoint(marker, "Next"));
    expect(read).toEqual(["number 1: Point", "number 1: Next"]);
    expect(missing).toEqual([]);
  },
);

test.each(["·", "§", "o", "–"])(
  "a Word list with %s is pasted as a bulleted list",
  async (marker) => {
    expect((await stored(wordPoint(marker, "Point"))).read).toEqual(["bullet 1: Point"]);
  },
);

test("pasted Word lists keep their levels, and numbered headings stay headings", async () => {
  const html = [
    wordPoint("1.", "Papers", { tag: "h2" }),
    wordPoint("1.", "Passport"),
    wordPoint("o", "Copy", { level: 2 }),
  ].join("");
  const read = ["h2: Papers", "number 1: Passport", "bullet 2: Copy"];
  expect(await stored(html)).toEqual({ read, missing: [] });
});

test.each([
  [
    "Word's spaces",
    `<p class="MsoNormal">One.<span style="mso-spacerun:yes">&nbsp; </span>Two</p>`,
    ["normal: One. Two"],
  ],
  [
    "Word's tabs",
    `<p class="MsoNormal">One<span style="mso-tab-count:1">&nbsp;&nbsp;&nbsp;&nbsp;</span>two</p>`,
    ["normal: One two"],
  ],
  [
    "Apple's spaces",
    `<p>One<span class="Apple-converted-space">&nbsp;</span>two</p>`,
    ["normal: One two"],
  ],
  ["words that stand loose", "<b>One</b> <i>two</i>, three", ["normal: One two, three"]],
  ["a list of terms", "<dl><dt>Fee</dt><dd>AED 100</dd></dl>", ["normal: Fee", "normal: AED 100"]],
  [
    "lines that are no paragraphs",
    "<div>Loose <b>words</b></div><div><section>Deep</section>after</div>",
    ["normal: Loose words", "normal: Deep", "normal: after"],
  ],
  [
    "lines by their style",
    `<p><span style="display:block">One</span><span style="display:block">two</span></p>`,
    ["normal: One\ntwo"],
  ],
  [
    "lines in a point of a list",
    "<ul><li><p>One</p><p>two</p></li><li>Three<ul><li>four</li></ul></li></ul>",
    ["bullet 1: One\ntwo", "bullet 1: Three", "bullet 2: four"],
  ],
  [
    "lines in a cell",
    "<table><tr><td><div>One</div><div>two</div></td><td>three</td></tr></table>",
    ["normal: One", "normal: two", "normal: three"],
  ],
  ["text that is set as it is", "<pre>One\n  two</pre>", ["normal: One\ntwo"]],
  [
    "Google's code",
    `<b style="font-weight:normal" id="docs-internal-guid-1"><p><span
      style="font-family:'Roboto Mono',monospace">One</span></p><p><span>two</span></p></b>`,
    ["normal: One", "normal: two"],
  ],
  [
    "Google's counted list",
    `<b style="font-weight:normal" id="docs-internal-guid-1"><h1>Title</h1><ol><li><p>One</p></li></ol></b>`,
    ["h2: Title", "number 1: One"],
  ],
])("pasted %s keep a space between words", async (_, html, read) => {
  expect(await stored(html)).toEqual({ read, missing: [] });
});

test("text pasted into a single line has no line break", async () => {
  const options = { isLine: true, linkTo: async () => undefined };
  const { blocks } = await pastedText("<p>One<br>two</p><pre>three\nfour</pre>", options);
  const text = blocks[0]?.children.map((child) => child.text).join("");
  expect(text).toBe("One two three four");
});

test("words lost in pasting are named", async () => {
  // Of a list item from Google Docs, only the first paragraph is read.
  const html = `<b id="docs-internal-guid-1"><ul><li><p>One two</p><p>one three</p></li></ul></b>`;
  expect((await stored(html)).missing).toEqual(["one", "three"]);
});

test("pasted plain text keeps its paragraphs and lines", async () => {
  const { read } = await stored(pageOfPlainText("One\u00a0<b>\r\ntwo\n\n\nthree"));
  expect(read).toEqual(["normal: One <b>\ntwo", "normal: three"]);
});

/** What Word for Windows copies of a commented sentence. */
const commented = `<p class=MsoNormal>The rate is <a style='mso-comment-reference:AB_1'>9 %</a><span
  class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor
  id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AB1]</a><![endif]><span
  style='mso-special-character:comment'>&nbsp;</span></span></span> of profits.<o:p></o:p></p>
  <div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1"
  class=msocomtxt><p class=MsoCommentText><span class=MsoCommentReference><a class=msocomoff
  href="#_msoanchor_1">[AB1]</a></span>Is this still 9 %?<o:p></o:p></p></div></div></div>`;

test.each([
  ["Word", commented],
  [
    "Google Docs",
    `<p>The rate is 9 %<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> of profits.</p>
    <div style="border:1px solid black;margin:5px"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Is this
    still 9 %?</span></p></div>`,
  ],
])("comments of reviewers in %s are named and left out", async (_program, html) => {
  const { blocks, dropped } = await pastedText(html, {
    isLine: false,
    linkTo: async () => undefined,
  });
  expect(blocks.map(({ children }) => children.map(({ text }) => text).join(""))).toEqual([
    "The rate is 9 % of profits.",
  ]);
  expect(dropped).toContain("comments (“Is this still 9 %?”)");
});

test.each([
  [`role="doc-backlink"`, "Back to text"],
  [`class="footnote-backref"`, "↩︎"],
  ["", "↩"],
  ["", "^"],
])("a link from a footnote back to its mark is no text: %s %s", async (attributes, text) => {
  const html = `<ol><li><p>As of 2026. <a href="https://www.gov.uk/x#fnref:1" ${attributes}>${text}</a></p></li></ol>`;
  expect(await stored(html)).toEqual({ read: ["number 1: As of 2026."], missing: [] });
});

test("a paragraph has no empty line at its beginning or end", async () => {
  const { read } = await stored("<div><br>One<br>two<br></div><p><b>Three<br></b></p>");
  expect(read).toEqual(["normal: One\ntwo", "normal: Three"]);
});

test("an email address that Cloudflare keeps from programs is pasted as the address", async () => {
  const kept = `class="__cf_email__" data-cfemail="5b32353d341b3e233a362b373e753a3e"`;
  const html = `<p>Write to <a href="/cdn-cgi/l/email-protection" ${kept}>[email&#160;protected]</a>, <span
    ${kept}>[email&#160;protected]</span> or <a
    href="https://u.ae/cdn-cgi/l/email-protection#5b32353d341b3e233a362b373e753a3e">us</a>.</p>`;
  const { blocks } = await pastedText(html, {
    isLine: false,
    linkTo: async (href) => ({ _type: "externalLink", href }),
  });
  const [block] = blocks;
  expect(block?.children.map(({ text }) => text).join("")).toBe(
    "Write to info@example.ae, info@example.ae or us.",
  );
  expect(block?.markDefs?.map(({ href }) => href)).toEqual(Array(2).fill("mailto:info@example.ae"));
});

test.each([
  `<i class="material-icons">check_circle</i>`,
  `<span class="material-symbols-outlined">check_circle</span>`,
  `<span style="font-family: &quot;Material Icons&quot;">check_circle</span>`,
])("the name of a drawn icon is no word: %s", async (icon) => {
  expect(await stored(`<p>${icon}Free for 30 days</p>`)).toEqual({
    read: ["normal: Free for 30 days"],
    missing: [],
  });
});

test("a quotation keeps the marks that a browser draws around it", async () => {
  expect(await stored("<p>They call it <q>9 % relief</q>.</p>")).toEqual({
    read: ["normal: They call it “9 % relief”."],
    missing: [],
  });
});

test.each([
  ["AED 5 <button>Copy 4</button> a year", ["buttons (“Copy 4”)"]],
  [`AED 5 <span role="tooltip">Since 2023</span> a year`, ["tooltips (“Since 2023”)"]],
  ["AED 5 <s>7</s> a year", ["struck-out text (“7”)"]],
  [`AED 5 <img src="x.png"><font color="red">a year</font>`, []],
])(
  "words that a line of plain text loses are told, and no picture or colour: %s",
  async (html, told) => {
    expect(await pastedLines(`<p>${html}</p>`)).toMatchObject({
      text: "AED 5 a year",
      dropped: told,
    });
  },
);
