import { clientOf, startTestLake } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { deleteIntoTrash } from "./deleted.ts";
import { goneTogether, type LastOf, readOn } from "./gone.ts";

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

test("a page that was published, and deleted in the Studio later, is not listed a second time for its draft", async () => {
  const client = clientOf(await startTestLake()).withConfig({ perspective: "raw" });
  const page = { _type: "service", title: "Visas" };
  await client.create({ ...page, _id: "drafts.visas" });
  await client
    .transaction()
    .create({ ...page, _id: "visas" })
    .delete("drafts.visas")
    .commit();
  await deleteIntoTrash(client, { id: "visas", by: undefined });
  const { gone } = await readOn(client, { gone: [] }, "2020-01-01T00:00:00Z");
  expect(gone).toEqual([]);
});

test("a page that was restored, and that a program deleted then, is listed again", async () => {
  const client = clientOf(await startTestLake()).withConfig({ perspective: "raw" });
  const page = { _id: "visas", _type: "service", title: "Visas" };
  await client.create(page);
  await deleteIntoTrash(client, { id: "visas", by: undefined });
  await client.transaction().create(page).delete("trash.visas").commit();
  await client.delete("visas");
  const { gone } = await readOn(client, { gone: [] }, "2020-01-01T00:00:00Z");
  expect(gone.map(({ id }) => id)).toEqual(["visas"]);
});
