import { clientOf, startTestLake } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { fetchDeletedElsewhere } from "./deleted-elsewhere.ts";
import { goneTogether, readOn } from "./gone.ts";

const files = Array.from({ length: 12 }, (_, index) => ({
  _id: `image-${index}`,
  _type: "sanity.imageAsset",
}));

/** What Start lists of documents that a program has deleted in one transaction. */
async function deletedInOne(documents: readonly { _id: string; _type: string; title?: string }[]) {
  const client = clientOf(await startTestLake()).withConfig({ perspective: "raw" });
  const made = client.transaction();
  const deleted = client.transaction();
  for (const document of documents) {
    made.create(document);
    deleted.delete(document._id);
  }
  await made.commit();
  await deleted.commit();
  const { gone } = await readOn(client, { gone: [] }, "2020-01-01T00:00:00Z");
  const asked = { limit: 1, apart: new Set<string>() };
  return fetchDeletedElsewhere(client, goneTogether(gone), asked);
}

test("pages deleted together with many picture files are listed by a page's name, and nothing earlier is offered", async () => {
  const page = { _id: "visas", _type: "service", title: "Visas" };
  const { deleted, isMore } = await deletedInOne([...files, page]);
  expect(deleted).toMatchObject([{ title: "Visas", count: 13 }]);
  expect(deleted[0]?.ids).toContain("image-0");
  expect(isMore).toBe(false);
});

test("picture files alone are not listed as deleted", async () => {
  expect((await deletedInOne(files)).deleted).toEqual([]);
});
