import { expect, test } from "vitest";
import { evaluateGroq } from "./evaluate.ts";
import { toView } from "./perspective.ts";
import { parseGroq } from "./syntax.ts";

const stored = {
  _rev: "1",
  _createdAt: "2026-01-01T00:00:00Z",
  _updatedAt: "2026-01-01T00:00:00Z",
};
const view = toView(
  ["a", "b", "c"].map((_id) => ({ _id, _type: "page", title: `Page ${_id}`, ...stored })),
);
const ask = (query: string, params: Record<string, unknown>) =>
  evaluateGroq(parseGroq(query, params), view, { params, projectId: "local", dataset: "test" });

test("hundreds of pages that send one query with other parameters are parsed once", async () => {
  const query = "*[_type == $type && _id == $id][0].title";
  expect(parseGroq(query, { type: "page", id: "a" })).toBe(
    parseGroq(query, { type: "page", id: "b" }),
  );
  expect(await ask(query, { type: "page", id: "b" })).toBe("Page b");
  expect(await ask(query, { type: "page", id: "c" })).toBe("Page c");
  expect(await ask(query, { type: "other", id: "c" })).toBeNull();
});

test("a query with other parameters gives other results, also in a slice and in a search for words", async () => {
  expect(await ask("*[0...$n]._id", { n: 1 })).toEqual(["a"]);
  expect(await ask("*[0...$n]._id", { n: 2 })).toEqual(["a", "b"]);
  const search = "*[[title] match text::query($words)]._id";
  expect(await ask(search, { words: "c" })).toEqual(["c"]);
  expect(await ask(search, { words: "" })).toEqual(["a", "b", "c"]);
});

test("brackets around a parameter name a field, an element or a condition, as its value says", async () => {
  expect(await ask("*[_id == 'b'][0][$field]", { field: "title" })).toBe("Page b");
  expect(await ask("*[_id == 'b'][0][$field]", { field: "_id" })).toBe("b");
  expect(await ask("*|order(@[$field] desc)._id", { field: "title" })).toEqual(["c", "b", "a"]);
  expect(await ask("(*|order(_id))[$at]._id", { at: 1 })).toBe("b");
  expect(await ask("*[$isOn]._id", { isOn: false })).toEqual([]);
  expect(await ask("*[_id == 'b'][0][$start + 'le']", { start: "tit" })).toBe("Page b");
});

test("a parameter that is missing is named, also after it was given", () => {
  const query = "*[_id == $id]";
  expect(parseGroq(query, { id: "a" })).toBeDefined();
  expect(() => parseGroq(query)).toThrow("param $id referenced, but not provided");
  expect(() => parseGroq("*[0...$n]", {})).toThrow();
});
