import { expect, test } from "vitest";
import { batchesOf } from "../batches.ts";

const write = (id: string, ...refs: string[]) => ({
  id,
  before: null,
  after: { _id: id, _type: "a", refs: refs.map((_ref) => ({ _type: "reference", _ref })) },
});
const removal = (id: string, ...refs: string[]) => {
  const { after } = write(id, ...refs);
  return { id, before: { ...after, _rev: "r" }, after: null };
};
const ids = (batches: { id: string }[][]) => batches.map((batch) => batch.map(({ id }) => id));

test("a document comes after those it refers to, whatever the order they were given in", () => {
  expect(ids(batchesOf([write("page", "figure"), write("figure")], 1))).toEqual([
    ["figure"],
    ["page"],
  ]);
});

test("documents that refer to each other stay in one transaction, however small it is to be", () => {
  const [first = [], ...others] = ids(
    batchesOf([write("a", "b"), write("b", "c"), write("c", "a")], 1),
  );
  expect(first.toSorted()).toEqual(["a", "b", "c"]);
  expect(others).toEqual([]);
});

test("what goes goes last, and those that refer before what they refer to", () => {
  const writes = [removal("figure"), removal("page", "figure"), write("new")];
  expect(ids(batchesOf(writes, 1))).toEqual([["new"], ["page"], ["figure"]]);
});

test("a batch is filled, and none is without a document", () => {
  const writes = Array.from({ length: 1_001 }, (_, index) => write(`a-${index}`));
  expect(batchesOf(writes).map((batch) => batch.length)).toEqual([500, 500, 1]);
  expect(batchesOf([])).toEqual([]);
});
