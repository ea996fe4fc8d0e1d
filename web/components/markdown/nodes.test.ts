import { expect, test } from "vitest";
import { heading, link, list, paragraph, text } from "./nodes.ts";
import { writeMarkdown } from "./write-markdown.ts";

test("a program that searches for an amount finds it, because Markdown has no spaces that only print needs", () => {
  expect(text("AED\u00a0375\u202f000")).toEqual({ type: "text", value: "AED 375 000" });
});

test("no invisible sign of a translation or of the Studio gets into Markdown", () => {
  expect(text("\u{e0001}Office\u{e007f}\u200b")).toEqual({ type: "text", value: "Office" });
});

test("a heading without words and a list without items leave no trace", () => {
  expect([heading(2, ""), heading(2, null), heading(2, []), list([])]).toEqual([[], [], [], []]);
});

test("a program copies an address out of Markdown as it is, and a text that looks like markup stays a text", () => {
  const blocks = [
    paragraph(link("https://site.example/a?b=1&c=2", "R&D"), text(" &lt; *x* [y](z) # <b>")),
  ];
  expect(writeMarkdown(blocks)).toBe(
    "[R&D](https://site.example/a?b=1&c=2) \\&lt; \\*x\\* \\[y]\\(z) # \\<b>\n",
  );
});
