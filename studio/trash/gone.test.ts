import { expect, test } from "vitest";
import { goneTogether, type LastOf } from "./gone.ts";

/** The last transaction of a document, at a second of one minute or of a later one. */
const last = (id: string, transaction: string, second: number, isWithSibling = false): LastOf => ({
  id,
  transaction,
  at: new Date(Date.UTC(2026, 10, 29, 8, 0, second)).toISOString(),
  by: "robot",
  isWithSibling,
});

const idsOf = (...gone: LastOf[]) => goneTogether(gone).map(({ ids }) => ids);

test("a document and its draft that went in one transaction are one", () => {
  expect(idsOf(last("a", "t1", 0, true), last("drafts.a", "t1", 0, true))).toEqual([
    ["a", "drafts.a"],
  ]);
});

test("a document and its draft that went one after the other are one", () => {
  expect(idsOf(last("drafts.a", "t1", 0), last("a", "t2", 1))).toEqual([["drafts.a", "a"]]);
});

test("a draft that was published before does not come back", () => {
  expect(idsOf(last("drafts.a", "t1", 0, true), last("a", "t2", 1))).toEqual([["a"]]);
});

test("a published version that was unpublished before does not come back", () => {
  expect(idsOf(last("a", "t1", 0, true), last("drafts.a", "t2", 1))).toEqual([["drafts.a"]]);
});

test("a draft that was discarded long before does not come back", () => {
  expect(idsOf(last("drafts.a", "t1", 0), last("a", "t2", 90))).toEqual([["a"]]);
});

test("the last deletion comes first", () => {
  expect(idsOf(last("a", "t1", 0), last("b", "t2", 5))).toEqual([["b"], ["a"]]);
});
