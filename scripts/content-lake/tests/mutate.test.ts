import { ClientError, type SanityClient } from "@sanity/client";
import { beforeEach, describe, expect, test } from "vitest";
import { clientOf, makeTempDir, startTestLake, type TestLake } from "./lake-fixture.ts";

let lake: TestLake;
let client: SanityClient;

beforeEach(async () => {
  lake = await startTestLake();
  client = clientOf(lake);
});

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(() => undefined).catch((error: unknown) => error);

/** The type Sanity gives the first failed mutation. */
function failureType(error: unknown): unknown {
  return error instanceof ClientError ? error.details?.items?.[0]?.error?.type : error;
}

describe("creating", () => {
  test("gives id, revision and dates", async () => {
    const created = await client.create({ _type: "post", title: "A" });
    expect(created).toMatchObject({ title: "A", _type: "post" });
    expect(created._id).toMatch(/^[0-9a-f-]{36}$/);
    expect(created._rev).toBeTruthy();
    expect(created._createdAt).toBe(created._updatedAt);
    expect(await client.getDocument(created._id)).toEqual(created);
  });

  test("completes an id that ends in a dot", async () => {
    const created = await client.create({ _id: "drafts.", _type: "post" });
    expect(created._id).toMatch(/^drafts\.[0-9a-f-]{36}$/);
  });

  test("what exists is refused, replaced or left", async () => {
    await client.create({ _id: "a", _type: "post", n: 1 });
    const error = await failure(client.create({ _id: "a", _type: "post" }));
    expect(error).toBeInstanceOf(ClientError);
    expect(error).toMatchObject({ statusCode: 409 });
    expect(failureType(error)).toBe("documentAlreadyExistsError");
    expect(await client.createIfNotExists({ _id: "a", _type: "post", n: 2 })).toMatchObject({
      n: 1,
    });
    const replaced = await client.createOrReplace({ _id: "a", _type: "post", m: 3 });
    expect(replaced).toMatchObject({ m: 3 });
    expect(replaced).not.toHaveProperty("n");
  });

  test("makes array keys on demand", async () => {
    const document = { _type: "post", rows: [{ a: 1 }, { _key: "mine", cells: [{ b: 2 }] }] };
    const { rows } = await client.create(document, { autoGenerateArrayKeys: true });
    expect(rows).toEqual([
      { a: 1, _key: expect.stringMatching(/^[0-9a-f]{12}$/) },
      { _key: "mine", cells: [{ b: 2, _key: expect.any(String) }] },
    ]);
  });

  test.each(["a-b", "1a", "ä", ""])("refuses the attribute %j, however deep", async (name) => {
    const made = failure(client.create({ _type: "post", rows: [{ cell: { [name]: 1 } }] }));
    expect(await made).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(`has an attribute "${name}"`),
    });
    expect(await client.fetch("count(*)")).toBe(0);
  });

  test.each(["a b", "-a", ".a", "a..b", "ä", "a".repeat(129)])("refuses the id %j", async (_id) => {
    expect(await failure(client.create({ _id, _type: "post" }))).toMatchObject({ statusCode: 400 });
  });
});

describe("patching", () => {
  beforeEach(async () => {
    const rows = [
      { _key: "x", n: 1 },
      { _key: "y", n: 2 },
    ];
    await client.create({ _id: "a", _type: "post", n: 5, text: "hello", gone: true, rows });
  });

  test("does every operation", async () => {
    const patched = await client
      .patch("a")
      .set({ title: "T", 'rows[_key=="y"].n': 20 })
      .setIfMissing({ title: "U", extra: 1 })
      .unset(["gone"])
      .inc({ n: 2 })
      .dec({ extra: 1 })
      .diffMatchPatch({ text: "@@ -1,5 +1,6 @@\n hello\n+!\n" })
      .insert("after", "rows[0]", [{ _key: "z", n: 3 }])
      .commit();
    expect(patched).toMatchObject({ title: "T", n: 7, extra: 0, text: "hello!" });
    expect(patched).not.toHaveProperty("gone");
    expect(patched.rows).toEqual([
      { _key: "x", n: 1 },
      { _key: "z", n: 3 },
      { _key: "y", n: 20 },
    ]);
  });

  test("checks the revision", async () => {
    const { _rev } = await client.patch("a").inc({ n: 1 }).commit();
    const error = await failure(client.patch("a").ifRevisionId("other").set({ n: 0 }).commit());
    expect(failureType(error)).toBe("documentRevisionIDDoesNotMatchError");
    expect(await client.patch("a").ifRevisionId(_rev).set({ n: 0 }).commit()).toMatchObject({
      n: 0,
    });
  });

  test("by query reaches all matches, and only those", async () => {
    await client.create({ _id: "b", _type: "post", n: 50 });
    await client.create({ _id: "c", _type: "page", n: 50 });
    await client
      .patch({ query: "*[_type == $type]", params: { type: "post" } })
      .inc({ n: 1 })
      .commit();
    expect(await client.fetch("*{_id, n}")).toEqual([
      { _id: "a", n: 6 },
      { _id: "b", n: 51 },
      { _id: "c", n: 50 },
    ]);
  });

  test("what is not there is refused", async () => {
    const error = await failure(client.patch("none").set({ n: 1 }).commit());
    expect(error).toMatchObject({ statusCode: 409 });
    expect(failureType(error)).toBe("documentNotFoundError");
  });

  test.each([{ _id: "b" }, { _type: "page" }])("cannot set %j", async (fields) => {
    const before = await client.getDocument("a");
    const error = await failure(client.patch("a").set(fields).commit());
    expect(error).toMatchObject({ statusCode: 409 });
    expect(await client.getDocument("a")).toEqual(before);
  });

  test("cannot invent a revision", async () => {
    await client.patch("a").set({ _rev: "invented" }).commit();
    expect((await client.getDocument("a"))?._rev).not.toBe("invented");
  });
});

describe("a transaction", () => {
  test("is all or nothing", async () => {
    const transaction = client
      .transaction()
      .create({ _id: "a", _type: "post" })
      .patch("none", (patch) => patch.set({ x: 1 }));
    expect(await failure(transaction.commit())).toMatchObject({ statusCode: 409 });
    expect(await client.getDocument("a")).toBeUndefined();
  });

  test("keeps its caller's id, and the id becomes the revision", async () => {
    const result = await client
      .transaction([{ create: { _id: "a", _type: "post" } }])
      .transactionId("mine")
      .commit({ returnDocuments: false });
    expect(result).toMatchObject({ transactionId: "mine", documentIds: ["a"] });
    expect(await client.getDocument("a")).toMatchObject({ _rev: "mine" });
    const again = client
      .transaction()
      .createOrReplace({ _id: "a", _type: "post" })
      .transactionId("mine");
    expect(await failure(again.commit())).toMatchObject({ statusCode: 409 });
  });

  test("sees its own earlier mutations", async () => {
    await client
      .transaction()
      .create({ _id: "a", _type: "post", n: 1 })
      .patch("a", (patch) => patch.inc({ n: 1 }))
      .delete("a")
      .create({ _id: "a", _type: "page" })
      .commit();
    expect(await client.getDocument("a")).toMatchObject({ _type: "page" });
  });

  test("dry runs change nothing", async () => {
    const result = await client.create({ _id: "a", _type: "post" }, { dryRun: true });
    expect(result).toMatchObject({ _id: "a" });
    expect(await client.getDocument("a")).toBeUndefined();
  });

  test("that changes nothing gets no revision", async () => {
    const { _rev } = await client.create({ _id: "a", _type: "post" });
    await client
      .transaction()
      .createIfNotExists({ _id: "a", _type: "post" })
      .delete("none")
      .commit();
    expect(await client.getDocument("a")).toMatchObject({ _rev });
  });

  test("answers what is asked for", async () => {
    const first = await client.create({ _id: "a", _type: "post" }, { returnDocuments: false });
    expect(first).toMatchObject({ documentId: "a", results: [{ id: "a", operation: "create" }] });
    const deleted = await client.delete("a", { returnDocuments: true });
    expect(deleted).toMatchObject([{ _id: "a" }]);
  });

  test("concurrent increments are all counted", async () => {
    await client.create({ _id: "a", _type: "post", n: 0 });
    await Promise.all(
      Array.from({ length: 50 }, () =>
        client.patch({ query: '*[_id == "a"]' }).inc({ n: 1 }).commit(),
      ),
    );
    expect(await client.getDocument("a")).toMatchObject({ n: 50 });
  });
});

describe("deleting", () => {
  test("by query", async () => {
    for (const _id of ["a", "b", "c"])
      await client.create({ _id, _type: _id === "c" ? "page" : "post" });
    await client.delete({ query: "*[_type == $type]", params: { type: "post" } });
    expect(await client.fetch("*._id")).toEqual(["c"]);
  });
});

describe("references", () => {
  const link = (_ref: string, extra = {}) => ({ _type: "reference", _ref, ...extra });

  test("strong ones need their target", async () => {
    const error = await failure(client.create({ _id: "a", _type: "post", to: link("none") }));
    expect(error).toMatchObject({ statusCode: 409 });
    expect(failureType(error)).toBe("documentReferencesNonExistentError");
    const deep = {
      _id: "a",
      _type: "post",
      body: [{ _key: "k", mark: [{ _key: "l", to: link("none") }] }],
    };
    expect(await failure(client.create(deep))).toMatchObject({ statusCode: 409 });
  });

  test("weak ones and those to other datasets do not", async () => {
    const to = link("none", { _weak: true });
    const other = { _type: "crossDatasetReference", _ref: "x", _dataset: "other", _projectId: "p" };
    expect(await client.create({ _id: "a", _type: "post", to, other })).toMatchObject({ _id: "a" });
  });

  test("may be made together with their target", async () => {
    await client
      .transaction()
      .create({ _id: "a", _type: "post", to: link("b") })
      .create({ _id: "b", _type: "post", to: link("a") })
      .commit();
    await client.transaction().delete("a").delete("b").commit();
    expect(await client.fetch("count(*)")).toBe(0);
  });

  test("keep their target from deletion until they are gone", async () => {
    await client.create({ _id: "b", _type: "post" });
    await client.create({ _id: "a", _type: "post", to: link("b") });
    const error = await failure(client.delete("b"));
    expect(failureType(error)).toBe("documentHasExistingReferencesError");
    await client.patch("a").set({ "to._weak": true }).commit();
    await client.delete("b");
    expect(await client.fetch("*._id")).toEqual(["a"]);
  });

  test("are still known after a restart", async () => {
    const dataDir = await makeTempDir();
    const first = await startTestLake({ dataDir });
    await clientOf(first).create({ _id: "b", _type: "post" });
    await clientOf(first).create({ _id: "a", _type: "post", to: link("b") });
    await first.close();
    const second = clientOf(await startTestLake({ dataDir }));
    expect(failureType(await failure(second.delete("b")))).toBe(
      "documentHasExistingReferencesError",
    );
  });
});
