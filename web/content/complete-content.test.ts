import type { TypeNode } from "groq-js";
import { expect, test, vi } from "vitest";
import { log } from "#web/lib/log.ts";
import { completeContent, completePublished } from "./complete-content.ts";
import { freePageQuery } from "./queries/free-page.ts";

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
const picture = object({ decorative: text });

function forEditors(shape: TypeNode, result: object) {
  completeContent(result, shape, "editors");
  return result;
}

test("a preview names each missing field of an unfinished document in its place", () => {
  const hero = object({ benefitsHeading: text, lead: maybe(text) });
  const said = { benefitsHeading: "Benefits heading is missing", lead: null };
  expect(forEditors(hero, { benefitsHeading: null, lead: null })).toEqual(said);
  expect(forEditors(object({ hero }), { hero: null })).toEqual({ hero: said });
  const rows = [{ title: null }, { title: "Known" }];
  expect(forEditors(listOf(object({ title: text })), rows)).toMatchObject([
    { title: "Title is missing" },
    { title: "Known" },
  ]);
  const figures = listOf(oneOf(quote, figure));
  expect(forEditors(figures, [{ _type: "figure" }])).toMatchObject([{ label: "Label is missing" }]);
  const richText = object({ text: listOf(block) });
  expect(forEditors(richText, { text: null })).toMatchObject({ text: [{ _type: "block" }] });
});

test("a preview names no missing field that is optional or not shown", () => {
  const side = oneOf(literal("left"), literal("right"));
  const slug: TypeNode = { type: "string" };
  const forCode = object({ slug, side, order: { type: "number" }, items: listOf(text) });
  expect(forEditors(forCode, {})).toEqual({ slug: "", side: "left", order: 0, items: [] });
  expect(forEditors(object({ level: text }, true), {})).toEqual({});
  // The target of a reference may be unpublished.
  const partners = listOf(maybe(object({ name: text })));
  expect(forEditors(partners, [null, { name: "Known" }])).toEqual([{ name: "Known" }]);
});

const card = object({ title: text, side: oneOf(literal("left"), literal("right")), picture });
const whole = { title: "Known", side: "left", picture: {} };
const page = object({
  _id: text,
  title: text,
  founded: { type: "number" },
  hero: object({ lead: listOf(block), cards: listOf(card) }),
  note: maybe(card),
  picture,
});
const stored = () => ({
  _id: "page",
  title: "Known",
  founded: 2020,
  hero: { lead: [], cards: [whole] },
  note: whole,
  picture: {},
});

test.each([
  ["a text of a page is empty", { title: null }, { title: "" }, ["title"]],
  ["a picture shows the site's own", { picture: null }, { picture: null }, ["picture"]],
  [
    "a card without a choice is left out",
    { hero: { lead: [], cards: [whole, { ...whole, side: null }] } },
    { hero: { lead: [], cards: [whole] } },
    ["hero.cards[1].side"],
  ],
  [
    "a card without a text or a picture is shown",
    { hero: { lead: [], cards: [{ ...whole, title: null, picture: null }] } },
    { hero: { lead: [], cards: [{ ...whole, title: "", picture: null }] } },
    ["hero.cards[0].title", "hero.cards[0].picture"],
  ],
  [
    "a member that is no more is left out",
    { hero: { lead: [], cards: [null, whole] } },
    { hero: { lead: [], cards: [whole] } },
    ["hero.cards[0]"],
  ],
  [
    "an optional part is left out",
    { note: { ...whole, side: null } },
    { note: null },
    ["note.side"],
  ],
])("visitors see the complete part of a page: %s", (_, lacking, shown, fields) => {
  const content = { ...stored(), ...lacking };
  expect(completeContent(content, page, "visitors")).toEqual({ fields, needed: [] });
  expect(content).toEqual({ ...stored(), ...shown });
});

test("a page that lacks more than a text or a picture is not shown, and what it lacks is named", () => {
  const needed = (lacking: object) =>
    completeContent({ ...stored(), ...lacking }, page, "visitors").needed;
  expect(needed({ hero: null })).toEqual([{ document: "page", field: "hero" }]);
  const lead = { hero: { lead: null, cards: [] } };
  expect(needed(lead)).toEqual([{ document: "page", field: "hero.lead" }]);
  expect(needed({ founded: null })).toEqual([{ document: "page", field: "founded" }]);
  expect(needed({})).toEqual([]);
  // The result of one query may hold several documents.
  const several = object({ page: maybe(page), pages: listOf(page) });
  const results = { page: { ...stored(), hero: null }, pages: [{ ...stored(), hero: null }] };
  const lacks = completeContent(results, several, "visitors");
  expect(lacks.needed).toEqual([{ document: "page", field: "hero" }]);
  expect(results.pages).toEqual([]);
});

test("a tool that lacks anything is left out as a whole, because it could give another answer", () => {
  const rows = listOf(object({ label: text, weeks: maybe(text) }));
  const tool = object({ _type: literal("movePlan"), heading: text, rows });
  const withTool = object({ _id: text, tool: maybe(tool) });
  const shown = (lacking: object) => {
    const row = { label: "Papers", weeks: null };
    const content = {
      _id: "page",
      tool: { _type: "movePlan", heading: "Plan", rows: [row], ...lacking },
    };
    completeContent(content, withTool, "visitors");
    return content.tool;
  };
  expect(shown({})).not.toBeNull();
  expect(shown({ heading: null })).toBeNull();
  expect(shown({ rows: [{ label: "Papers" }, { label: null }] })).toBeNull();
});

const freePage = (sections: object[] = [], hero: object = { lead: [] }) => ({
  ...{ _id: "spring", _updatedAt: "2026-11-28T00:00:00Z", title: "Spring" },
  hero: { heading: "Spring", ...hero },
  sections,
});

test("what a page lacks is logged once, however often it is read and rendered", () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const section = { _type: "questionsSection", _key: "a", heading: "Asked" };
  const whole = freePage([{ ...section, _type: "unknown" }]);
  for (let rendering = 0; rendering < 2; rendering += 1) {
    const content = freePage([{ ...section }]);
    completePublished(content, freePageQuery, "/spring");
    // The page with the register reads its own content a second time.
    completePublished(content, freePageQuery, "/spring");
    expect(content.sections).toEqual([]);
  }
  expect(warn).toHaveBeenCalledOnce();
  // Once it is whole, the same fault is news again.
  completePublished(whole, freePageQuery, "/spring");
  completePublished(freePage([{ ...section }]), freePageQuery, "/spring");
  expect(warn).toHaveBeenCalledTimes(2);
});

test("a page that cannot be shown says where it is, and what its document lacks", () => {
  const complete = () =>
    completePublished(freePage([], { lead: null }), freePageQuery, "/spring/nordic");
  expect(complete).toThrow(
    '/spring/nordic cannot be rendered: the published document "spring" has no "hero.lead". Fill it in',
  );
});
