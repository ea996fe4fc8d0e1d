import { expect, test } from "vitest";
import type { TextBlock } from "#schemas/shared/rich-text/rich-text-value.ts";
import { chaptersOf } from "#web/sections/advantage/chapters-of.ts";

const block = (_key: string, style: "normal" | "h2" | "h3"): TextBlock => ({
  _type: "block",
  _key,
  style,
  markDefs: null,
  children: null,
});

/** Keys of the blocks of each chapter, its heading before a colon. */
const outline = (...blocks: TextBlock[]) =>
  chaptersOf(blocks).map(({ heading, text }) =>
    [heading, text].map((part) => part.map(({ _key }) => _key).join(" ")).join(": "),
  );

test("a text is cut before each of its large headings", () => {
  expect(
    outline(
      block("a", "h2"),
      block("b", "normal"),
      block("c", "h3"),
      block("d", "h2"),
      block("e", "normal"),
    ),
  ).toEqual(["a: b c", "d: e"]);
});

test("what stands before the first heading is a chapter without one", () => {
  expect(outline(block("a", "normal"), block("b", "normal"), block("c", "h2"))).toEqual([
    ": a b",
    "c: ",
  ]);
});

test("an empty text has no chapters", () => {
  expect(outline()).toEqual([]);
});
