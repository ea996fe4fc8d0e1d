import { expect, test } from "vitest";
import { evaluateGroq } from "../groq/evaluate.ts";
import { parseGroq } from "../groq/syntax.ts";

const ada = { _id: "ada", _type: "author", _rev: "1", _createdAt: "", _updatedAt: "" };
const view = { documents: [ada], byId: new Map([[ada._id, ada]]) };
const sought = (query: string) => {
  const ids: string[] = [];
  const options = { projectId: "local", dataset: "production" };
  const onDereference = (id: string) => void ids.push(id);
  return { ids, result: evaluateGroq(parseGroq(query), view, { ...options, onDereference }) };
};
const ADA = `{ "_ref": "ada" }->_id`;

test("a query that cannot be evaluated is tried once", async () => {
  const { ids, result } = sought(`[${ADA}, text::query("a")]`);
  await expect(result).rejects.toThrow("not implemented");
  expect(ids).toEqual(["ada"]);
});

test("what can only be found out later is", async () => {
  expect(await sought(`[${ADA}] + ["${"b"}"]`).result).toEqual(["ada", "b"]);
});
