import type { TypeNode } from "groq-js";
import { expect, test } from "vitest";
import { fillIn } from "#web/content/drafts/fill-in.ts";

const text: TypeNode = { type: "string" };
const literal = (value: string): TypeNode => ({ type: "string", value });
const oneOf = (...of: TypeNode[]): TypeNode => ({ type: "union", of });
const maybe = (node: TypeNode) => oneOf(node, { type: "null" });
const listOf = (of: TypeNode): TypeNode => ({ type: "array", of });
const object = (types: Record<string, TypeNode>, optional = false): TypeNode => ({
  type: "object",
  attributes: Object.fromEntries(
    Object.entries(types).map(([name, value]) => [
      name,
      { type: "objectAttribute", value, optional },
    ]),
  ),
});
const block = object({ _type: literal("block"), children: listOf(text) });
const quote = object({ _type: literal("quote"), words: text });
const figure = object({ _type: literal("figure"), label: text });

test.each<[string, TypeNode, unknown, unknown]>([
  [
    "said in its place, by the name of its field",
    object({ benefitsHeading: text, lead: maybe(text) }),
    { benefitsHeading: null, lead: null },
    { benefitsHeading: "Benefits heading is missing", lead: null },
  ],
  [
    "said in what is missing as a whole, and in items of lists",
    object({ hero: object({ heading: text }), rows: listOf(object({ title: maybe(text) })) }),
    { hero: null, rows: [{ title: null }, { title: "Known" }] },
    { hero: { heading: "Heading is missing" }, rows: [{ title: null }, { title: "Known" }] },
  ],
  [
    "nothing to read where nothing is to be read",
    object({
      slug: text,
      side: oneOf(literal("left"), literal("right")),
      order: { type: "number" },
      items: listOf(text),
    }),
    {},
    { slug: "", side: "left", order: 0, items: [] },
  ],
  [
    "left out of a list: what a reference leads to may not be published",
    object({ partners: listOf(maybe(object({ name: text }))) }),
    { partners: [null, { name: "Known" }] },
    { partners: [{ name: "Known" }] },
  ],
  ["left away where a document need not have it", object({ level: text }, true), {}, {}],
  [
    "a paragraph where a rich text should be",
    object({ text: listOf(block) }),
    { text: null },
    { text: [expect.objectContaining({ _type: "block" })] },
  ],
  [
    "said by its own kind, of several kinds of items",
    listOf(oneOf(quote, figure)),
    [{ _type: "figure" }],
    [{ _type: "figure", label: "Label is missing" }],
  ],
])("what an unfinished document lacks is %s", (_what, shape, result, filled) => {
  fillIn(result, shape);
  expect(result).toEqual(filled);
});
