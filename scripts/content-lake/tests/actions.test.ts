import type { SanityClient } from "@sanity/client";
import { beforeEach, expect, test } from "vitest";
import { clientOf, post, refusal, startTestLake } from "./lake-fixture.ts";

let client: SanityClient;
const ids = () => client.fetch<string[]>("*._id", {}, { perspective: "raw" });

beforeEach(async () => {
  client = clientOf(await startTestLake());
  await client.create(post("a", { title: "Out" }));
});

const both = { draftId: "drafts.a", publishedId: "a" } as const;
const patch = { set: { title: "Revised" } };
const edit = { actionType: "sanity.action.document.edit", ...both, patch } as const;
const publish = { actionType: "sanity.action.document.publish", ...both } as const;

test("create makes a draft, and refuses or keeps one that is there", async () => {
  const actionType = "sanity.action.document.create" as const;
  const create = (title: string, ifExists: "fail" | "ignore") => {
    const attributes = { ...post("drafts.b"), title };
    return client.action({ actionType, publishedId: "b", attributes, ifExists });
  };
  await create("New", "fail");
  await expect(create("No", "fail")).rejects.toMatchObject({ statusCode: 409 });
  await create("No", "ignore");
  expect(await client.getDocument("drafts.b")).toMatchObject({ title: "New" });
});

test("edit begins a draft from what is published", async () => {
  const { transactionId } = await client.action(edit, { transactionId: "tx-edit" });
  expect(transactionId).toBe("tx-edit");
  const draft = { title: "Revised", _rev: "tx-edit" };
  expect(await client.getDocument("drafts.a")).toMatchObject(draft);
  expect(await client.getDocument("a")).toMatchObject({ title: "Out" });
});

test("publish replaces what is published and keeps its birthday", async () => {
  const before = await client.getDocument("a");
  await client.action(edit);
  await client.action(publish);
  const after = await client.getDocument("a");
  expect(after).toMatchObject({ title: "Revised", _createdAt: before?._createdAt });
  expect(after?._rev).not.toBe(before?._rev);
  expect(await ids()).toEqual(["a"]);
});

test("publish checks both revisions", async () => {
  await client.action(edit);
  for (const check of [{ ifDraftRevisionId: "x" }, { ifPublishedRevisionId: "x" }]) {
    const published = client.action({ ...publish, ...check });
    await expect(published).rejects.toMatchObject({ statusCode: 409 });
  }
  expect(await ids()).toEqual(["a", "drafts.a"]);
});

test("publish makes references as strong as they were meant", async () => {
  await client.create(post("drafts.t"));
  const reference = { _type: "reference", _ref: "t", _weak: true };
  await client.create({
    _id: "drafts.b",
    _type: "post",
    strong: { ...reference, _strengthenOnPublish: { type: "post" } },
    weak: { ...reference, _strengthenOnPublish: { type: "post", weak: true } },
  });
  const publishB = { ...publish, draftId: "drafts.b", publishedId: "b" };
  const missing = refusal(409, '"b" references non-existent document "t"');
  await expect(client.action(publishB)).rejects.toEqual(missing);
  await client.action([{ ...publish, draftId: "drafts.t", publishedId: "t" }, publishB]);
  expect(await client.getDocument("b")).toMatchObject({
    strong: { _type: "reference", _ref: "t" },
    weak: reference,
  });
  expect(await client.getDocument("b")).not.toHaveProperty("strong._weak");
});

test("unpublish turns the published document into a draft", async () => {
  await client.action({ ...publish, actionType: "sanity.action.document.unpublish" });
  expect(await ids()).toEqual(["drafts.a"]);
  expect(await client.getDocument("drafts.a")).toMatchObject({ title: "Out" });
});

test("discard removes the draft alone", async () => {
  await client.action(edit);
  const discard = { actionType: "sanity.action.document.discard", draftId: "drafts.a" } as const;
  await client.action(discard);
  expect(await ids()).toEqual(["a"]);
  await expect(client.action(discard)).rejects.toMatchObject({ statusCode: 404 });
});

test("delete removes both, and not silently a draft that was not named", async () => {
  await client.action(edit);
  const remove = { actionType: "sanity.action.document.delete", publishedId: "a" } as const;
  await expect(client.action({ ...remove, includeDrafts: [] })).rejects.toMatchObject({
    statusCode: 409,
  });
  await client.action({ ...remove, includeDrafts: ["drafts.a"] });
  expect(await ids()).toEqual([]);
});

test("replaceDraft brings an earlier state back", async () => {
  await client.action(edit);
  const actionType = "sanity.action.document.replaceDraft" as const;
  const attributes = { ...post("drafts.a"), title: "Back" };
  await client.action({ actionType, publishedId: "a", attributes });
  expect(await client.getDocument("drafts.a")).toMatchObject({ title: "Back" });
});

test("versions are made, replaced, discarded, and marked for unpublishing", async () => {
  await client.createVersion({ publishedId: "a", releaseId: "r", baseId: "a" });
  expect(await client.getDocument("versions.r.a")).toMatchObject({ title: "Out" });
  await client.replaceVersion({
    document: post("versions.r.a", { title: "Later" }),
    publishedId: "a",
    releaseId: "r",
  });
  expect(await client.getDocument("versions.r.a")).toMatchObject({ title: "Later" });
  await client.discardVersion({ publishedId: "a", releaseId: "r" });
  expect(await ids()).toEqual(["a"]);
  await client.unpublishVersion({ publishedId: "a", releaseId: "r" });
  expect(await client.fetch("count(*)", {}, { perspective: ["r"] })).toBe(0);
});

test("a request is one transaction: a failing action undoes the ones before it", async () => {
  const failing = { ...publish, draftId: "drafts.none", publishedId: "none" };
  await expect(client.action([edit, failing])).rejects.toMatchObject({ statusCode: 404 });
  expect(await ids()).toEqual(["a"]);
});

test("a request can be a dry run", async () => {
  await client.action(edit, { dryRun: true });
  expect(await ids()).toEqual(["a"]);
});

test("a request with an action we do not know says which", async () => {
  const url = client.getUrl("/data/actions/production");
  const actions = [{ actionType: "sanity.action.release.import", releaseId: "r" }];
  const response = await fetch(url, { method: "POST", body: JSON.stringify({ actions }) });
  expect(response.status).toBe(400);
  const description = expect.stringContaining("sanity.action.release.import");
  expect(await response.json()).toMatchObject({ error: { type: "actionError", description } });
});
