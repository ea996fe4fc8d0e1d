import { expect, test } from "vitest";
import { client, clientOf, lake, post, refusal, withLake } from "./lake-fixture.ts";

const releaseId = "spring";
const later = "2030-01-01T00:00:00.000Z";

const ids = () => client.fetch<string[]>("*._id", {}, { perspective: "raw" });
const release = () => client.releases.get({ releaseId });

/** Adds a document with that title to a release. */
function addVersion(publishedId: string, title: string, release = releaseId) {
  const _id = `versions.${release}.${publishedId}`;
  const document = { _id, _type: "post", title, _system: { base: { id: publishedId } } };
  const actionType = "sanity.action.document.version.create" as const;
  return client.action({ actionType, publishedId, document });
}

/** A release that changes `a`, adds `b` and unpublishes `c`. */
withLake(async () => {
  await client.create(post("a", { title: "Old" }));
  await client.create(post("c", { title: "Going" }));
  await client.releases.create({ releaseId, metadata: { title: "Spring", releaseType: "asap" } });
  await addVersion("a", "New");
  await addVersion("b", "New");
  await client.unpublishVersion({ publishedId: "c", releaseId });
});

test("a new release is active and only its metadata can be edited", async () => {
  expect(await release()).toMatchObject({ _type: "system.release", name: releaseId });
  await expect(client.releases.create({ releaseId })).rejects.toMatchObject({ statusCode: 409 });
  await client.releases.edit({ releaseId, patch: { set: { "metadata.title": "Summer" } } });
  const edit = { releaseId, patch: { set: { state: "published" } } };
  await expect(client.releases.edit(edit)).rejects.toEqual(refusal(400, "metadata"));
  const metadata = { title: "Summer", releaseType: "asap" };
  expect(await release()).toMatchObject({ state: "active", metadata });
  const publish = client.releases.publish({ releaseId: "none" });
  await expect(publish).rejects.toEqual(refusal(404, 'Release "none"'));
});

test("publishing a release changes, adds and removes all its documents in one transaction", async () => {
  const before = await client.getDocument("a");
  const { transactionId } = await client.releases.publish({ releaseId });
  expect(await ids()).toEqual(["_.releases.spring", "a", "b"]);
  const [a, b, published] = await client.getDocuments(["a", "b", "_.releases.spring"]);
  expect(a).toMatchObject({ title: "New", _createdAt: before?._createdAt });
  expect(a).not.toHaveProperty("_system");
  expect([a?._rev, b?._rev, published?._rev]).toEqual(Array(3).fill(transactionId));
  expect(published).toMatchObject({ state: "published", publishedAt: a?._updatedAt });
  const finalStates = ["a", "b", "c"].map((id) => ({ id: `versions.spring.${id}` }));
  expect(published).toMatchObject({ finalDocumentStates: finalStates });
});

test("publishing a release includes what the same request added, and leaves other releases alone", async () => {
  await client.releases.create({ releaseId: "spring-2" });
  await addVersion("a", "Second", "spring-2");
  const document = post("versions.spring.e", { title: "Late" });
  const actionType = "sanity.action.document.version.create" as const;
  await client.action([
    { actionType, publishedId: "e", document },
    { actionType: "sanity.action.release.publish", releaseId },
  ]);
  expect(await client.getDocument("e")).toMatchObject({ title: "Late" });
  expect(await client.getDocument("versions.spring.e")).toBeUndefined();
  expect(await client.getDocument("versions.spring-2.a")).toMatchObject({ title: "Second" });
  const url = "/data/history/production/events/documents/a";
  const { events } = await client.request({ url });
  const version = { documentId: "a", versionId: "versions.spring.a", releaseId };
  expect(events.a[0]).toMatchObject({ type: "publishDocumentVersion", ...version });
});

test("archiving a release removes its versions, and unarchiving restores them", async () => {
  const before = await client.getDocuments(["versions.spring.a", "versions.spring.c"]);
  await client.releases.archive({ releaseId });
  expect(await ids()).toEqual(["_.releases.spring", "a", "c"]);
  await client.releases.unarchive({ releaseId });
  const after = await client.getDocuments(["versions.spring.a", "versions.spring.c"]);
  const content = (documents: typeof before) =>
    documents.map((document) => ({ ...document, _rev: "", _updatedAt: "" }));
  expect(content(after)).toEqual(content(before));
  expect(await release()).toMatchObject({ state: "active" });
});

const dryRun = { dryRun: true };
const schedule = (options = {}) =>
  client.releases.schedule({ releaseId, publishAt: later }, options);
const actions = {
  publish: () => client.releases.publish({ releaseId }, dryRun),
  schedule: () => schedule(dryRun),
  unschedule: () => client.releases.unschedule({ releaseId }, dryRun),
  archive: () => client.releases.archive({ releaseId }, dryRun),
  unarchive: () => client.releases.unarchive({ releaseId }, dryRun),
  delete: () => client.releases.delete({ releaseId }, dryRun),
  edit: () => client.releases.edit({ releaseId, patch: { unset: ["metadata.title"] } }, dryRun),
};

/** The allowed actions in each state of a release, and how the release gets into that state. */
test.each<[string, string, () => Promise<unknown>]>([
  ["active", "publish schedule archive edit", async () => {}],
  ["scheduled", "schedule unschedule edit", schedule],
  ["archived", "unarchive delete", () => client.releases.archive({ releaseId })],
  ["published", "delete", () => client.releases.publish({ releaseId })],
])("a release that is %s: can be: %s", async (state, allowed, reach) => {
  await reach();
  const before = await client.fetch("*", {}, { perspective: "raw" });
  for (const [name, perform] of Object.entries(actions)) {
    if (allowed.split(" ").includes(name)) await perform();
    else await expect(perform()).rejects.toEqual(refusal(409, `"Spring" is ${state}`));
  }
  // A dry run changes nothing.
  expect(await client.fetch("*", {}, { perspective: "raw" })).toEqual(before);
});

test("versions of a scheduled or finished release cannot be changed", async () => {
  const version = "versions.spring.a";
  await client.releases.schedule({ releaseId, publishAt: later });
  const locked = refusal(409, 'release "Spring" is scheduled: unschedule it first');
  const publish = { draftId: version, publishedId: "a" };
  for (const change of [
    () => client.patch(version).set({ title: "No" }).commit(),
    () => client.delete(version),
    () => client.action({ actionType: "sanity.action.document.publish", ...publish }),
    () => addVersion("n", "No"),
  ]) {
    await expect(change()).rejects.toEqual(locked);
  }
  await client.patch("a").set({ title: "Corrected" }).commit();
});

test("old API versions show no releases", async () => {
  for (const apiVersion of ["2025-02-18", "1"]) {
    const old = clientOf(lake, { apiVersion });
    const edit = old.releases.edit({ releaseId, patch: { set: { "metadata.title": "Summer" } } });
    const refused = refusal(400, "action index 0: not supported for this API version");
    await expect(edit).rejects.toEqual(refused);
    const patch = { set: { title: "Revised" } };
    const both = { draftId: "drafts.a", publishedId: "a" };
    await old.action({ actionType: "sanity.action.document.edit", ...both, patch });
  }
  const newest = clientOf(lake, { apiVersion: "X" });
  await newest.releases.edit({ releaseId, patch: { set: { "metadata.title": "Summer" } } });
});

test("a release can be scheduled only for a future time, and unscheduled", async () => {
  const schedule = (publishAt: string) => client.releases.schedule({ releaseId, publishAt });
  await expect(schedule("tomorrow")).rejects.toEqual(refusal(400, "publishAt"));
  for (const past of ["2020-01-01T00:00:00Z", new Date().toISOString()]) {
    await expect(schedule(past)).rejects.toEqual(refusal(400, "publishAt must be in the future"));
  }
  // The Studio checks in this way whether it may schedule.
  const publishAt = new Date().toISOString();
  await client.releases.schedule({ releaseId, publishAt }, { dryRun: true });
  expect(await release()).toMatchObject({ state: "active" });
  await schedule("2030-01-01T02:00:00+02:00");
  expect(await release()).toMatchObject({ state: "scheduled", publishAt: later });
  await client.releases.unschedule({ releaseId });
  expect(await release()).not.toHaveProperty("publishAt");
});
