import { expect, test } from "vitest";
import { client, post, refusal, withLake } from "./lake-fixture.ts";

const ids = () => client.fetch<string[]>("*._id", {}, { perspective: "raw" });

withLake(async () => {
  await client.create(post("a", { title: "Out" }));
});

const both = { draftId: "drafts.a", publishedId: "a" } as const;
const patch = { set: { title: "Revised" } };
const edit = { actionType: "sanity.action.document.edit", ...both, patch } as const;
const publish = { actionType: "sanity.action.document.publish", ...both } as const;

test("edit creates a draft, replaceDraft replaces it and discard deletes it", async () => {
  await client.action(edit, { transactionId: "tx-edit" });
  const draft = { title: "Revised", _rev: "tx-edit" };
  expect(await client.getDocument("drafts.a")).toMatchObject(draft);
  const actionType = "sanity.action.document.replaceDraft" as const;
  const attributes = { ...post("drafts.a"), title: "Back" };
  await client.action({ actionType, publishedId: "a", attributes });
  expect(await client.getDocument("drafts.a")).toMatchObject({ title: "Back" });
  const discard = { actionType: "sanity.action.document.discard", draftId: "drafts.a" } as const;
  await client.action(discard);
  expect(await ids()).toEqual(["a"]);
});

test("publish checks both revisions, replaces the published document and keeps its creation date", async () => {
  const before = await client.getDocument("a");
  await client.action(edit);
  for (const check of [{ ifDraftRevisionId: "x" }, { ifPublishedRevisionId: "x" }]) {
    const published = client.action({ ...publish, ...check });
    await expect(published).rejects.toMatchObject({ statusCode: 409 });
  }
  expect(await ids()).toEqual(["a", "drafts.a"]);
  await client.action(publish);
  const after = await client.getDocument("a");
  expect(after).toMatchObject({ title: "Revised", _createdAt: before?._createdAt });
  expect(after?._rev).not.toBe(before?._rev);
  expect(await ids()).toEqual(["a"]);
});

test("publishing makes a reference strong if it was meant to be, and then needs its target", async () => {
  await client.create(post("drafts.t"));
  const reference = { _type: "reference", _ref: "t", _weak: true };
  const strong = { ...reference, _strengthenOnPublish: { type: "post" } };
  const weak = { ...reference, _strengthenOnPublish: { type: "post", weak: true } };
  await client.create(post("drafts.b", { strong, weak }));
  const publishB = { ...publish, draftId: "drafts.b", publishedId: "b" };
  const missing = refusal(409, '"b" references non-existent document "t"');
  await expect(client.action(publishB)).rejects.toEqual(missing);
  await client.action([{ ...publish, draftId: "drafts.t", publishedId: "t" }, publishB]);
  const published = await client.getDocument("b");
  expect(published).toMatchObject({ strong: { _type: "reference", _ref: "t" }, weak: reference });
  expect(published).not.toHaveProperty("strong._weak");
});

test("unpublish turns a document into a draft, and delete needs every draft named", async () => {
  await client.action({ ...publish, actionType: "sanity.action.document.unpublish" });
  expect(await ids()).toEqual(["drafts.a"]);
  expect(await client.getDocument("drafts.a")).toMatchObject({ title: "Out" });
  await client.create(post("a"));
  const remove = { actionType: "sanity.action.document.delete", publishedId: "a" } as const;
  const silently = client.action({ ...remove, includeDrafts: [] });
  await expect(silently).rejects.toMatchObject({ statusCode: 409 });
  await client.action({ ...remove, includeDrafts: ["drafts.a"] });
  expect(await ids()).toEqual([]);
});

test("a version in a release can be created, replaced, discarded and marked for unpublishing", async () => {
  const where = { publishedId: "a", releaseId: "r" };
  await client.createVersion({ ...where, baseId: "a" });
  expect(await client.getDocument("versions.r.a")).toMatchObject({ title: "Out" });
  await client.replaceVersion({ document: post("versions.r.a", { title: "Later" }), ...where });
  expect(await client.getDocument("versions.r.a")).toMatchObject({ title: "Later" });
  await client.discardVersion(where);
  expect(await ids()).toEqual(["a"]);
  await client.unpublishVersion(where);
  expect(await client.fetch("count(*)", {}, { perspective: ["r"] })).toBe(0);
});

test("the actions of a request are one transaction, which a failed or unknown action or a dry run undoes", async () => {
  const failing = { ...publish, draftId: "drafts.none", publishedId: "none" };
  await expect(client.action([edit, failing])).rejects.toMatchObject({ statusCode: 404 });
  await client.action(edit, { dryRun: true });
  const actions = [edit, { actionType: "sanity.action.release.import", releaseId: "r" }];
  const url = "/data/actions/production";
  const asked = client.request({ url, method: "POST", body: { actions } });
  await expect(asked).rejects.toEqual(refusal(400, "sanity.action.release.import"));
  expect(await ids()).toEqual(["a"]);
});
