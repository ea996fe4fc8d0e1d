import { beforeEach, describe, expect, test } from "vitest";
import { client, createAll, post, refusal, withLake } from "./lake-fixture.ts";

withLake();

/** Sanity's message about the first failed mutation. */
const failedWith = (statusCode: number, type: string) => ({
  statusCode,
  details: { items: [{ error: { type } }] },
});

test("create refuses an existing document, createOrReplace replaces it, createIfNotExists leaves it", async () => {
  await client.create(post("a", { n: 1 }));
  const again = client.create(post("a"));
  await expect(again).rejects.toMatchObject(failedWith(409, "documentAlreadyExistsError"));
  expect(await client.createIfNotExists(post("a", { n: 2 }))).toMatchObject({ n: 1 });
  expect(await client.createOrReplace(post("a", { m: 3 }))).not.toHaveProperty("n");
});

test("create adds missing array keys on request", async () => {
  const document = { _type: "post", rows: [{ a: 1 }, { _key: "mine", cells: [{ b: 2 }] }] };
  const { rows } = await client.create(document, { autoGenerateArrayKeys: true });
  expect(rows).toEqual([
    { a: 1, _key: expect.stringMatching(/^[0-9a-f]{12}$/) },
    { _key: "mine", cells: [{ b: 2, _key: expect.any(String) }] },
  ]);
});

test("create refuses ids and attribute names that Sanity refuses, at any depth", async () => {
  for (const _id of ["a b", "-a", "a..b", "a".repeat(129)]) {
    await expect(client.create(post(_id))).rejects.toMatchObject({ statusCode: 400 });
  }
  for (const name of ["a-b", "1a"]) {
    const made = client.create({ _type: "post", rows: [{ cell: { [name]: 1 } }] });
    await expect(made).rejects.toEqual(refusal(400, `has an attribute "${name}"`));
  }
});

describe("patching", () => {
  beforeEach(async () => {
    const rows = [
      { _key: "x", n: 1 },
      { _key: "y", n: 2 },
    ];
    await client.create(post("a", { n: 5, text: "hello", gone: true, rows }));
  });

  test("a patch supports every operation", async () => {
    const patched = await client
      .patch("a")
      .set({ 'rows[_key=="y"].n': 20 })
      .unset(["gone"])
      .inc({ n: 2 })
      .diffMatchPatch({ text: "@@ -1,5 +1,6 @@\n hello\n+!\n" })
      .insert("after", "rows[0]", [{ _key: "z", n: 3 }])
      .commit();
    expect(patched).toMatchObject({ n: 7, text: "hello!", rows: [{ n: 1 }, { n: 3 }, { n: 20 }] });
    expect(patched).not.toHaveProperty("gone");
  });

  test("a patch needs an existing document with the right revision", async () => {
    const patched = client.patch("none").set({ n: 1 }).commit();
    await expect(patched).rejects.toMatchObject(failedWith(409, "documentNotFoundError"));
    const { _rev } = await client.patch("a").inc({ n: 1 }).commit();
    const set = (revision: string) => client.patch("a").ifRevisionId(revision).set({ n: 0 });
    const type = "documentRevisionIDDoesNotMatchError";
    await expect(set("other").commit()).rejects.toMatchObject(failedWith(409, type));
    expect(await set(_rev).commit()).toMatchObject({ n: 0 });
  });

  test("a patch by query changes all matching documents and no others", async () => {
    await client.create(post("b", { n: 50 }));
    await client.create({ _id: "c", _type: "page", n: 50 });
    const posts = { query: "*[_type == $type]", params: { type: "post" } };
    await client.patch(posts).inc({ n: 1 }).commit();
    expect(await client.fetch("*.n")).toEqual([6, 51, 50]);
    await client.delete(posts);
    expect(await client.fetch("*._id")).toEqual(["c"]);
  });

  test("a patch cannot change id, type or revision", async () => {
    const before = await client.getDocument("a");
    for (const fields of [{ _id: "b" }, { _type: "page" }]) {
      const patched = client.patch("a").set(fields).commit();
      await expect(patched).rejects.toMatchObject({ statusCode: 409 });
    }
    expect(await client.getDocument("a")).toEqual(before);
    await client.patch("a").set({ _rev: "invented" }).commit();
    expect((await client.getDocument("a"))?._rev).not.toBe("invented");
  });
});

test("a transaction is applied completely or not at all, and sees its own earlier mutations", async () => {
  const set = { id: "none", set: { n: 1 } };
  const failing = client.transaction([{ create: post("a") }, { patch: set }]);
  await expect(failing.commit()).rejects.toMatchObject({ statusCode: 409 });
  expect(await client.getDocument("a")).toBeUndefined();
  await client
    .transaction([{ create: post("a") }, { delete: { id: "a" } }, { create: post("a", { n: 2 }) }])
    .commit();
  expect(await client.getDocument("a")).toMatchObject({ n: 2 });
});

test("the caller's transaction id becomes the revision of changed documents", async () => {
  const mine = () => client.transaction().createOrReplace(post("a")).transactionId("mine").commit();
  await mine();
  await expect(mine()).rejects.toMatchObject({ statusCode: 409 });
  await client.transaction().createIfNotExists(post("a")).delete("none").commit();
  expect(await client.getDocument("a")).toMatchObject({ _rev: "mine" });
});

test("deleting a missing document has no result, and errors still name the right mutation", async () => {
  const mutations = [{ delete: { id: "none" } }, { create: post("a") }];
  expect(await client.mutate(mutations)).toMatchObject({ results: [{ id: "a" }] });
  const gone = await client.delete("none", { returnDocuments: false });
  expect(gone).toMatchObject({ results: [] });
  await expect(client.mutate(mutations)).rejects.toMatchObject({
    details: { items: [{ index: 1, error: { type: "documentAlreadyExistsError" } }] },
  });
});

test("concurrent increments are all counted", async () => {
  await client.create(post("a", { n: 0 }));
  const increment = () => client.patch({ query: '*[_id == "a"]' }).inc({ n: 1 }).commit();
  await Promise.all(Array.from({ length: 50 }, increment));
  expect(await client.getDocument("a")).toMatchObject({ n: 50 });
});

const link = (_ref: string, extra = {}) => ({ _type: "reference", _ref, ...extra });

test("a strong reference at any depth needs an existing target, a weak one does not", async () => {
  const body = [{ _key: "k", mark: [{ _key: "l", to: link("none") }] }];
  const made = client.create(post("a", { body }));
  await expect(made).rejects.toMatchObject(failedWith(409, "documentReferencesNonExistentError"));
  const to = link("none", { _weak: true });
  const other = { _type: "crossDatasetReference", _ref: "x", _dataset: "other", _projectId: "p" };
  await client.create(post("c", { to, other }));
  await createAll(client, post("a", { to: link("b") }), post("b", { to: link("a") }));
  await client.transaction().delete("a").delete("b").commit();
  expect(await client.fetch("*._id")).toEqual(["c"]);
});

test("a document cannot be deleted while a strong reference points to it", async () => {
  await createAll(client, post("b"), post("a", { to: link("b") }));
  const kept = failedWith(409, "documentHasExistingReferencesError");
  await expect(client.delete("b")).rejects.toMatchObject(kept);
  await client.patch("a").set({ "to._weak": true }).commit();
  await client.delete("b");
  expect(await client.fetch("*._id")).toEqual(["a"]);
});

test("a document may be nested 20 levels deep, and no deeper", async () => {
  const documentOf = (depth: number, _id: string) => {
    let field: unknown = "bottom";
    for (let level = 1; level < depth; level += 1) field = level % 2 ? [field] : { field };
    return { ...post(_id), field };
  };
  expect(await client.create(documentOf(20, "a"))).toMatchObject(documentOf(20, "a"));
  await expect(client.create(documentOf(21, "b"))).rejects.toEqual(refusal(400, "deeper than 20"));
});
