import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { describe, expect, test } from "vitest";
import { exportToFolder } from "../export.ts";
import { importFrom } from "../import-files.ts";
import { packSource } from "../pack.ts";
import { withSource } from "../read-source.ts";
import { describePlan } from "../report.ts";
import { undo } from "../runs.ts";
import { contentOfLake, figures, filledLake, rate, toolFor } from "./fixture.ts";

/** A lake with the figures, and the folder they were exported to. */
async function exported() {
  const client = await filledLake();
  const folder = join(await makeTempDir(), "content");
  await exportToFolder(client, folder);
  /** Changes the file of one of them. */
  const edit = async (change: Record<string, unknown>) => {
    const path = join(folder, "documents", "figure", `${rate}.json`);
    const content = { ...JSON.parse(await readFile(path, "utf8")), ...change };
    await writeFile(path, JSON.stringify(content));
  };
  const write = (take: string[] = []) => importFrom(toolFor(client), folder, { write: true, take });
  return { client, folder, edit, write };
}

describe("an exported folder", () => {
  test("an exported folder is imported field by field, and an editor's later change stays", async () => {
    const { client, folder, edit, write } = await exported();
    const before = await client.getDocument(rate);
    await edit({ value: "11" });
    await client.patch(rate).set({ label: "An editor's label" }).commit();

    const dry = await importFrom(toolFor(client), folder);
    expect(dry.steps.find(({ id }) => id === rate)).toMatchObject({
      outcome: "updated",
      differences: [
        { path: "label", state: "kept" },
        { path: "value", state: "changed" },
      ],
    });
    expect(await client.getDocument(rate)).toMatchObject({ value: "9" });

    await write();
    expect(await client.getDocument(rate)).toMatchObject({
      value: "11",
      label: "An editor's label",
      _createdAt: before?._createdAt,
    });
    const { documents } = await exportToFolder(client, folder);
    expect(documents, "without the notes of the import").toBe(figures.length);
  });

  test("an import that conflicts with an editor's change is refused until a side is chosen", async () => {
    const { client, edit, write } = await exported();
    await edit({ value: "11" });
    await client.patch(rate).set({ value: "10" }).commit();
    const before = await contentOfLake(client);

    await expect(write()).rejects.toThrow(/None of .*--take/s);
    expect(await contentOfLake(client)).toEqual(before);

    await write([`mine:${rate}.value`]);
    expect(await contentOfLake(client)).toEqual(before);
    const draft = `drafts.${rate}`;
    await client.create({ _id: draft, _type: "figure", label: "a draft" });
    await write([`theirs:${rate}`]);
    expect(await client.getDocument(rate)).toMatchObject({ value: "11" });
    expect(await client.getDocument(draft), "which would bring back the old value").toBeUndefined();
  });

  const gone = [{ _key: "a", _type: "reference", _ref: "figure-gone" }];

  test.each([
    ["breaks a rule", { label: " " }, "label:"],
    ["leads nowhere", { distinctFrom: gone }, 'distinctFrom\\[0\\]: refers to "figure-gone"'],
  ])(
    "an exported folder that %s changes nothing, and the message names file and field",
    async (_what, change, message) => {
      const { client, edit, write } = await exported();
      await edit(change);
      await expect(write()).rejects.toThrow(
        new RegExp(`None of .*${rate}\\.json: ${rate}: ${message}`, "s"),
      );
      expect(await client.getDocument(rate)).not.toMatchObject(change);
    },
  );

  test("an import can be undone by one command, except fields that an editor has changed since", async () => {
    const { client, edit, write } = await exported();
    const before = await contentOfLake(client);
    await edit({ value: "11", label: "From the file" });
    await write();
    const imported = await contentOfLake(client);
    expect((await undo(client))?.steps).toContainEqual(
      expect.objectContaining({ id: rate, outcome: "updated" }),
    );
    expect(await contentOfLake(client), "after a dry run").toEqual(imported);
    await undo(client, { write: true });
    expect(await contentOfLake(client)).toEqual(before);

    await write(["theirs"]);
    await client.patch(rate).set({ label: "An editor's" }).commit();
    expect(describePlan((await undo(client, { write: true })) ?? { steps: [] })).toMatch(
      /label: an editor's: .*An editor's/,
    );
    expect(await client.getDocument(rate)).toMatchObject({ value: "9", label: "An editor's" });
  });
});

test("importing into an emptied dataset restores every document", async () => {
  const { client, write } = await exported();
  const before = await contentOfLake(client);
  await client.delete({ query: '*[_type == "figure"]' });
  await write();
  expect(await contentOfLake(client)).toEqual(before);
});

test("a folder that is not an export is refused", async () => {
  const client = await filledLake();
  const folder = await makeTempDir();
  await writeFile(join(folder, "letter.txt"), "dear");
  await expect(exportToFolder(client, folder)).rejects.toThrow(/is not an exported folder/);
  await expect(importFrom(toolFor(client), folder)).rejects.toThrow(/is not an exported folder/);
  const below = join(folder, "a", "b", "c");
  await expect(importFrom(toolFor(client), below)).rejects.toThrow(/is not there/);
  await client.create({ _id: "page-a", _type: "../../page" });
  await expect(exportToFolder(client, below)).rejects.toThrow(/"page-a" has the type/);
});

test("a hand-written folder without fingerprints can be imported and exported, and keeps editors' changes", async () => {
  const client = await filledLake();
  const folder = join(await makeTempDir(), "by-hand");
  const index = join(folder, "content.json");
  await mkdir(folder);
  await writeFile(index, '{ "format": 3 }');
  await exportToFolder(client, folder);
  expect(JSON.parse(await readFile(index, "utf8"))).toEqual({ format: 3 });
  const write = () => importFrom(toolFor(client), folder, { write: true });
  await write();
  expect(JSON.parse(await readFile(index, "utf8"))).toEqual({ format: 3 });

  await client.patch(rate).set({ label: "An editor's label" }).commit();
  const path = join(folder, "documents", "figure", `${rate}.json`);
  const content = JSON.parse(await readFile(path, "utf8"));
  await writeFile(path, JSON.stringify({ ...content, value: "11" }));
  await write();
  expect(await client.getDocument(rate)).toMatchObject({ label: "An editor's label", value: "11" });
});

test("a packed export contains the same documents, files and metadata", async () => {
  const folder = await makeTempDir();
  await writeFile(
    join(folder, "a drawing.svg"),
    '<svg width="8" height="8" xmlns="http://www.w3.org/2000/svg"/>',
  );
  await writeFile(join(folder, "a letter.txt"), "dear");
  const page = {
    ...{ _id: "page-a", _type: "page", title: "A page" },
    letter: { _type: "file", _sanityAsset: "file@file://./a letter.txt" },
    picture: { _type: "image", _sanityAsset: "image@file://./a drawing.svg" },
  };
  await writeFile(join(folder, "list.ndjson"), JSON.stringify(page));
  const archive = join(folder, "packed.tar.gz");
  const contentOf = (path: string) =>
    withSource(path, async ({ documents, assets }) => ({
      documents,
      assets: assets.map(({ id, facts }) => ({ id, facts })),
    }));
  const list = join(folder, "list.ndjson");
  await withSource(list, (source) => packSource(source, archive));
  expect(await contentOf(archive)).toEqual(await contentOf(list));
  expect((await contentOf(archive)).assets).toHaveLength(2);
});
