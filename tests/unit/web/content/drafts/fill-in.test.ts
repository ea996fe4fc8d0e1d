import type { TypeNode } from "groq-js";
import { expect, test } from "vitest";
import { fillIn } from "#web/content/drafts/fill-in.ts";

const text: TypeNode = { type: "string" };
const nothing: TypeNode = { type: "null" };
const maybe = (node: TypeNode): TypeNode => ({ type: "union", of: [node, nothing] });
const object = (types: Record<string, TypeNode>): TypeNode => ({
  type: "object",
  attributes: Object.fromEntries(
    Object.entries(types).map(([name, value]) => [name, { type: "objectAttribute", value }]),
  ),
});
const listOf = (of: TypeNode): TypeNode => ({ type: "array", of });
const block = object({ _type: { type: "string", value: "block" }, children: listOf(text) });

function filled(result: unknown, shape: TypeNode): unknown {
  fillIn(result, shape);
  return result;
}

test("what an unfinished document lacks is said in its place, by the name of its field", () => {
  const shape = object({ benefitsHeading: text, lead: maybe(text) });
  expect(filled({ benefitsHeading: null, lead: null }, shape)).toEqual({
    benefitsHeading: "Benefits heading is missing",
    lead: null,
  });
});

test("what an unfinished document lacks is said in what is missing as a whole, and in items of lists", () => {
  const shape = object({
    hero: object({ heading: text }),
    rows: listOf(object({ title: text })),
  });
  expect(filled({ hero: null, rows: [{ title: null }, { title: "Known" }] }, shape)).toEqual({
    hero: { heading: "Heading is missing" },
    rows: [{ title: "Title is missing" }, { title: "Known" }],
  });
});

test("what an unfinished document lacks is a paragraph where a rich text should be", () => {
  const shape = object({ text: listOf(block) });
  expect(filled({ text: null }, shape)).toMatchObject({
    text: [{ _type: "block", children: [{ _type: "span", text: "Text is missing" }] }],
  });
});

test("what an unfinished document lacks is nothing to read where nothing is to be read", () => {
  const choice: TypeNode = {
    type: "union",
    of: [
      { type: "string", value: "left" },
      { type: "string", value: "right" },
    ],
  };
  const shape = object({
    slug: text,
    side: choice,
    order: { type: "number" },
    isWide: { type: "boolean" },
    items: listOf(text),
  });
  expect(filled({}, shape)).toEqual({
    slug: "",
    side: "left",
    order: 0,
    isWide: false,
    items: [],
  });
});

test("what an unfinished document lacks is left out of a list: what a reference leads to may not be published", () => {
  const shape = object({ partners: listOf(maybe(object({ name: text }))) });
  expect(filled({ partners: [null, { name: "Known" }] }, shape)).toEqual({
    partners: [{ name: "Known" }],
  });
});

test("what a document need not have stays away", () => {
  const shape: TypeNode = {
    type: "object",
    attributes: { level: { type: "objectAttribute", value: { type: "number" }, optional: true } },
  };
  expect(filled({}, shape)).toEqual({});
});

test("a complete document stays as it is", () => {
  const shape = object({ heading: text, rows: listOf(object({ title: maybe(text) })) });
  const content = { heading: "Dubai", rows: [{ title: "One" }, { title: null }] };
  expect(filled(structuredClone(content), shape)).toEqual(content);
});

test("of several kinds of items, each is completed by its own kind", () => {
  const kind = (value: string, types: Record<string, TypeNode>) =>
    object({ _type: { type: "string", value }, ...types });
  const shape = listOf({
    type: "union",
    of: [kind("quote", { words: text }), kind("figure", { label: text })],
  });
  expect(filled([{ _type: "figure" }, { _type: "quote" }], shape)).toEqual([
    { _type: "figure", label: "Label is missing" },
    { _type: "quote", words: "Words is missing" },
  ]);
});

test("no page at an address stays no page", () => {
  expect(filled(null, maybe(object({ heading: text })))).toBeNull();
});
