import type { TypeNode } from "groq-js";
import { expect, test } from "vitest";
import { fillPlaceholders } from "./fill-placeholders.ts";

const text: TypeNode = Object.assign({ textKind: "translated" }, { type: "string" } as const);
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

function filled(shape: TypeNode, result: object) {
  fillPlaceholders(result, shape);
  return result;
}

test("what an unfinished document lacks is said in its place, by the name of its field", () => {
  const hero = object({ benefitsHeading: text, lead: maybe(text) });
  const said = { benefitsHeading: "Benefits heading is missing", lead: null };
  expect(filled(hero, { benefitsHeading: null, lead: null })).toEqual(said);
  expect(filled(object({ hero }), { hero: null })).toEqual({ hero: said });
  const rows = [{ title: null }, { title: "Known" }];
  expect(filled(listOf(object({ title: text })), rows)).toMatchObject([
    { title: "Title is missing" },
    { title: "Known" },
  ]);
  const figures = listOf(oneOf(quote, figure));
  expect(filled(figures, [{ _type: "figure" }])).toMatchObject([{ label: "Label is missing" }]);
  const richText = object({ text: listOf(block) });
  expect(filled(richText, { text: null })).toMatchObject({ text: [{ _type: "block" }] });
});

test("nothing is said where nothing is to be read, or need be", () => {
  const side = oneOf(literal("left"), literal("right"));
  const forCode = object({
    slug: { type: "string" },
    side,
    order: { type: "number" },
    items: listOf(text),
  });
  expect(filled(forCode, {})).toEqual({ slug: "", side: "left", order: 0, items: [] });
  expect(filled(object({ level: text }, true), {})).toEqual({});
  // The target of a reference may be unpublished.
  const partners = listOf(maybe(object({ name: text })));
  expect(filled(partners, [null, { name: "Known" }])).toEqual([{ name: "Known" }]);
});
