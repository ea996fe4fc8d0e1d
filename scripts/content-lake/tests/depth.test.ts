import { Readable } from "node:stream";
import { sanityImport } from "@sanity/import";
import { beforeEach, describe, expect, test } from "vitest";
import { clientOf, makeTempDir, startTestLake, type TestLake } from "./lake-fixture.ts";

const LIMIT = 20;
let lake: TestLake;
let dataDir: string;

beforeEach(async () => {
  dataDir = await makeTempDir();
  lake = await startTestLake({ dataDir });
});

/** A document of that many levels, itself included. */
function documentOf(depth: number, _id = "deep") {
  let field: unknown = "bottom";
  for (let level = 1; level < depth; level += 1) field = level % 2 ? [field] : { field };
  return { _id, _type: "post", field };
}

const count = () => clientOf(lake).fetch("count(*)");
const tooDeep = (depth: number) =>
  expect.objectContaining({
    statusCode: 400,
    message: expect.stringMatching(
      depth > 30 ? /deeper than 30 levels: .* 20/ : /deeper than 20 levels/,
    ),
  });

describe.each([LIMIT + 1, 1000])("a document of %i levels is refused and not stored", (depth) => {
  test("by a mutation", async () => {
    const client = clientOf(lake);
    await expect(client.create(documentOf(depth))).rejects.toEqual(tooDeep(depth));
    await expect(client.createOrReplace(documentOf(depth))).rejects.toEqual(tooDeep(depth));
    expect(await count()).toBe(0);
  });

  test("by an action", async () => {
    const actionType = "sanity.action.document.create" as const;
    const attributes = documentOf(depth, "drafts.deep");
    const acted = clientOf(lake).action({
      actionType,
      publishedId: "deep",
      attributes,
      ifExists: "fail",
    });
    await expect(acted).rejects.toEqual(tooDeep(depth));
    expect(await count()).toBe(0);
  });

  test("by an import", async () => {
    const source = Readable.from([JSON.stringify(documentOf(depth))]);
    const imported = sanityImport(source, { client: clientOf(lake), operation: "create" });
    await expect(imported).rejects.toThrow("deeper than");
    expect(await count()).toBe(0);
  });
});

test("a document cannot grow too deep step by step", async () => {
  const client = clientOf(lake);
  await client.create(documentOf(12));
  const path = `field${"[0].field".repeat(5)}[0]`;
  const deeper = documentOf(12).field;
  await expect(
    client
      .patch("deep")
      .set({ [path]: deeper })
      .commit(),
  ).rejects.toEqual(tooDeep(21));
  expect(await client.getDocument("deep")).toMatchObject(documentOf(12));
});

test("a document of 20 levels is kept, also over a restart", async () => {
  await clientOf(lake).create(documentOf(LIMIT));
  await lake.close();
  const second = await startTestLake({ dataDir });
  expect(await clientOf(second).getDocument("deep")).toMatchObject(documentOf(LIMIT));
});
