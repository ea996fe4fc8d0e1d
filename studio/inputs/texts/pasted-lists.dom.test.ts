import { PortableText } from "@portabletext/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { pastedText } from "./pasted-text.ts";

/** The lines of a pasted text as the site shows them, each list item with its number or a bullet. */
async function shown(html: string) {
  const options = { isLine: false, linkTo: async () => undefined };
  const { blocks, dropped, missing } = await pastedText(html, options);
  expect(JSON.stringify(blocks)).not.toMatch(/\p{Co}/u);
  const page = document.createElement("main");
  page.innerHTML = renderToStaticMarkup(createElement(PortableText, { value: blocks }));
  return { lines: linesOf(page), dropped, missing };
}

function linesOf(parent: Element, indent = ""): string[] {
  return [...parent.children].flatMap((child, place) => {
    if (child.matches("ul, ol")) return linesOf(child, indent);
    if (!child.matches("li")) return [`${indent}${child.textContent}`];
    const mark = child.parentElement?.matches("ol") ? `${place + 1}.` : "•";
    const [first] = child.childNodes;
    const text = first?.nodeType === Node.TEXT_NODE ? first.nodeValue : "";
    return [`${indent}${mark} ${text}`, ...linesOf(child, `${indent}  `)];
  });
}

/** An item of a list: what stands before it, its level, and its text. */
type Item = [mark: string, level: number, text: string];

const tagOf = ([mark]: Item) => (mark === "•" ? "ul" : "ol");

/** Nested lists as most programs and pages write them: a list in an item, or between two. */
function nested(items: readonly Item[], isBetween: boolean, wrap = (text: string) => text): string {
  const [first] = items;
  if (first === undefined) return "";
  const groups: Item[][] = [];
  for (const item of items) {
    if (item[1] === first[1]) groups.push([item]);
    else groups.at(-1)?.push(item);
  }
  const lists: { tag: string; start: string; items: string[] }[] = [];
  for (const [item, ...below] of groups) {
    if (item === undefined) continue;
    const tag = tagOf(item);
    if (lists.at(-1)?.tag !== tag) lists.push({ tag, start: item[0].replace(".", ""), items: [] });
    const inner = nested(below, isBetween, wrap);
    const text = wrap(item[2]);
    lists.at(-1)?.items.push(isBetween ? `<li>${text}</li>${inner}` : `<li>${text}${inner}</li>`);
  }
  return lists
    .map(({ tag, start, items }) => {
      const begin = tag === "ol" && start !== "1" ? ` start="${start}"` : "";
      return `<${tag}${begin}>${items.join("")}</${tag}>`;
    })
    .join("");
}

const word = (items: readonly Item[]) =>
  items
    .map(
      ([mark, level, text]) =>
        `<p class="MsoListParagraph" style="mso-list:l1 level${level} lfo1"><span style="mso-list:Ignore">${mark === "•" ? "·" : mark}<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp; </span></span>${text}</p>`,
    )
    .join("");

const wordOnline = (items: readonly Item[]) =>
  items
    .map((item) => {
      const [mark, level, text] = item;
      const start = mark === "•" ? "" : ` start="${mark.replace(".", "")}"`;
      return `<div class="ListContainerWrapper SCXW1 BCX0"><${tagOf(item)} class="SCXW1 BCX0"${start}><li data-aria-level="${level}" class="OutlineElement SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0"><span class="TextRun SCXW1 BCX0"><span class="NormalTextRun SCXW1 BCX0">${text}</span></span></p></li></${tagOf(item)}></div>`;
    })
    .join("");

const inParagraph = (text: string) => `<p dir="ltr"><span>${text}</span></p>`;

const PROGRAMS: Record<string, (items: readonly Item[]) => string> = {
  Word: word,
  "Word Online": wordOnline,
  "Google Docs": (items) => nested(items, true, inParagraph),
  LibreOffice: (items) => nested(items, true, (text) => `<p>${text}</p>`),
  "Gmail and Outlook": (items) => nested(items, true),
  Pages: (items) => nested(items, true, (text) => `<span class="s1">${text}</span>`),
  "a page": (items) => nested(items, false),
  "a page with paragraphs": (items) => nested(items, false, (text) => `<p>${text}</p>`),
};

/** What is copied from a program. Google Docs has an element around everything. */
const copiedFrom = (program: string, html: string) =>
  program === "Google Docs"
    ? `<b style="font-weight:normal" id="docs-internal-guid-1">${html}</b>`
    : html;

const LISTS: Record<string, { items: Item[]; lines?: string[] }> = {
  "steps with points below": {
    items: [
      ["1.", 1, "Visa"],
      ["•", 2, "passport"],
      ["•", 2, "photo"],
      ["2.", 1, "Bank"],
      ["3.", 1, "Home"],
    ],
  },
  "steps in steps, with points": {
    items: [
      ["1.", 1, "Visa"],
      ["1.", 2, "test"],
      ["•", 3, "blood"],
      ["2.", 2, "card"],
      ["2.", 1, "Bank"],
    ],
  },
  "points with steps below": {
    items: [
      ["•", 1, "Visa"],
      ["1.", 2, "test"],
      ["2.", 2, "card"],
      ["•", 1, "Bank"],
      ["1.", 2, "letter"],
    ],
  },
};

describe.each(Object.entries(PROGRAMS))("lists pasted from %s", (program, write) => {
  test.each(Object.entries(LISTS))(
    "keep their numbers and levels: %s",
    async (_list, { items }) => {
      const lines = items.map(([mark, level, text]) => `${"  ".repeat(level - 1)}${mark} ${text}`);
      expect(await shown(copiedFrom(program, write(items)))).toEqual({
        lines,
        dropped: [],
        missing: [],
      });
    },
  );

  test("have the numbers of the page, or the editor is told which they have not", async () => {
    const begin = [
      ["1.", 1, "Visa"],
      ["2.", 1, "Bank"],
    ] satisfies Item[];
    const end = [
      ["3.", 1, "Home"],
      ["4.", 1, "School"],
    ] satisfies Item[];
    const html = `${write(begin)}<p>Then wait.</p>${write(end)}`;
    expect(await shown(copiedFrom(program, html))).toEqual({
      lines: ["1. Visa", "2. Bank", "Then wait.", "1. Home", "2. School"],
      dropped: ["numbers of lists (3)"],
      missing: [],
    });
  });
});

test.each([
  "Word",
  "Google Docs",
  "Gmail and Outlook",
  "Pages",
  "a page",
  "a page with paragraphs",
])("points between two steps, pasted from %s, belong to the step before them", async (program) => {
  const html = PROGRAMS[program]?.([
    ["1.", 1, "Visa"],
    ["•", 1, "passport"],
    ["•", 1, "photo"],
    ["2.", 1, "Bank"],
    ["•", 1, "Questions"],
  ]);
  expect(await shown(copiedFrom(program, html ?? ""))).toEqual({
    lines: ["1. Visa", "  • passport", "  • photo", "2. Bank", "• Questions"],
    dropped: [],
    missing: [],
  });
});

test.each([
  ["<ol><li>a</li></ol><ul><li>b</li></ul><ol><li>c</li></ol>", ["1. a", "• b", "1. c"], []],
  ["<ol start=5><li>a</li><li>b</li></ol>", ["1. a", "2. b"], ["numbers of lists (5)"]],
  [
    "<ol><li>a</li><li value=7>b</li><li>c</li></ol>",
    ["1. a", "2. b", "3. c"],
    ["numbers of lists (7)"],
  ],
  ["<ol reversed><li>a</li><li>b</li></ol>", ["1. a", "2. b"], ["numbers of lists (2, 1)"]],
  ["<ol type=a><li>a</li><li>b</li></ol>", ["1. a", "2. b"], []],
  [
    word([
      ["a)", 1, "x"],
      ["b)", 1, "y"],
    ]),
    ["1. x", "2. y"],
    [],
  ],
  [
    word([
      ["1.1", 1, "x"],
      ["1.2", 1, "y"],
    ]),
    ["1. x", "2. y"],
    [],
  ],
])("the pasted list %s shows its numbers, or names them", async (html, lines, dropped) => {
  expect(await shown(html)).toEqual({ lines, dropped, missing: [] });
});

test("pasted lists of Slack keep their levels, which it writes as numbers", async () => {
  const list = (level: number, text: string, tag = "ul") =>
    `<${tag} data-stringify-type="unordered-list" data-indent="${level}"><li>${text}</li></${tag}>`;
  const { lines } = await shown(
    list(0, "First") +
      list(1, "below", "ol") +
      list(2, "deep") +
      list(1, "again", "ol") +
      list(0, "Second"),
  );
  expect(lines).toEqual(["• First", "  1. below", "    • deep", "  2. again", "• Second"]);
});

test.each([
  ["Outlook on the web", '<div role="presentation" class="elementToProof">', "</div>"],
  ["a page", '<div class="card"><div class="text">', "</div></div>"],
  ["a page with a section", "<section>", "</section>"],
])("pasted lists of %s keep their points, whose text stands in boxes", async (_, begin, end) => {
  const item = (text: string, below = "") => `<li>${begin}${text}${end}${below}</li>`;
  const html = `<div><ul>${item("First 5,000", `<ol>${item("below")}</ol>`)}${item("Second")}</ul></div>`;
  expect(await shown(html)).toEqual({
    lines: ["• First 5,000", "  1. below", "• Second"],
    dropped: [],
    missing: [],
  });
  const { blocks } = await pastedText(`<ul><li>${begin}One${end}${begin}two${end}</li></ul>`, {
    isLine: false,
    linkTo: async () => undefined,
  });
  expect(blocks).toMatchObject([{ listItem: "bullet", children: [{ text: "One\ntwo" }] }]);
});

test("pasted lists of Quill keep their levels, which it writes as classes", async () => {
  const item = (level: number, text: string) => `<li class="ql-indent-${level}">${text}</li>`;
  const { lines } = await shown(
    `<ul><li>First</li>${item(1, "below")}${item(2, "deep")}${item(1, "again")}<li>Second</li></ul>`,
  );
  expect(lines).toEqual(["• First", "  • below", "    • deep", "  • again", "• Second"]);
});
