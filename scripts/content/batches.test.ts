import { expect, test } from "vitest";
import { batchesOf } from "./batches.ts";

const write = (id: string, ...refs: string[]) => ({
  id,
  before: null,
  after: { _id: id, _type: "a", refs: refs.map((_ref) => ({ _type: "reference", _ref })) },
});
const removal = (id: string, ...refs: string[]) => {
  const { after } = write(id, ...refs);
  return { id, before: { ...after, _rev: "r" }, after: null };
};

test.each([
  [
    "a document comes after those it refers to, whatever the order they were given in",
    [write("page", "figure"), write("figure")],
    [["figure"], ["page"]],
  ],
  [
    "documents that refer to each other stay in one transaction, however small it is to be",
    [write("a", "b"), write("b", "c"), write("c", "a")],
    [["c", "b", "a"]],
  ],
  [
    "what goes goes last, and those that refer before what they refer to",
    [removal("figure"), removal("page", "figure"), write("new")],
    [["new"], ["page"], ["figure"]],
  ],
])("%s", (_what, writes, expected) => {
  const batches = batchesOf(writes, 1);
  expect(batches.map((batch) => batch.map(({ id }) => id))).toEqual(expected);
});

test("changes that fit into one transaction are sent as one, however many documents they have", () => {
  const writes = Array.from({ length: 3_000 }, (_, index) => write(`a-${index}`));
  expect(batchesOf(writes).map((batch) => batch.length)).toEqual([3_000]);
  expect(batchesOf([])).toEqual([]);
});

test("a transaction stays below what the API takes, also with letters of several bytes", () => {
  const long = { ...write("a"), after: { _id: "a", _type: "a", text: "ä".repeat(900_000) } };
  const sizes = batchesOf([long, { ...long, id: "b" }, { ...long, id: "c" }]).map((batch) =>
    Buffer.byteLength(JSON.stringify(batch)),
  );
  expect(sizes).toHaveLength(3);
  expect(Math.max(...sizes)).toBeLessThan(4_000_000);
});
