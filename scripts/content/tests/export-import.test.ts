import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { describe, expect, test } from "vitest";
import { exportToFolder } from "../export.ts";
import { importFrom } from "../import.ts";
import { undo } from "../journal.ts";
import { describePlan } from "../report.ts";
import { contentOfLake, figures, filledLake, rate, toolFor } from "./fixture.ts";

/** Changes one document's file in an exported folder. */
async function edit(folder: string, id: string, change: Record<string, unknown>): Promise<void> {
  const path = join(folder, "documents", "figure", `${id}.json`);
  const content = { ...JSON.parse(await readFile(path, "utf8")), ...change };
  await writeFile(path, JSON.stringify(content));
}

async function exported(client: Parameters<typeof exportToFolder>[0], drafts = false) {
  const folder = join(await makeTempDir(), "content");
  await exportToFolder(client, folder, { drafts });
  return folder;
}

describe("an exported folder", () => {
  test("is compared and imported field by field; an editor's change since stays", async () => {
    const client = await filledLake();
    const before = await client.getDocument(rate);
    const folder = await exported(client);
    await edit(folder, rate, { value: "11" });
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

    await importFrom(toolFor(client), folder, { write: true });
    expect(await client.getDocument(rate)).toMatchObject({
      value: "11",
      label: "An editor's label",
      _createdAt: before?._createdAt,
    });
    const { documents } = await exportToFolder(client, folder);
    expect(documents, "without the notes of the import").toBe(figures.length);
  });

  test("whose change meets an editor's of the same field is refused until a side is taken", async () => {
    const client = await filledLake();
    const folder = await exported(client);
    await edit(folder, rate, { value: "11" });
    await client.patch(rate).set({ value: "10" }).commit();
    const before = await contentOfLake(client);

    await expect(importFrom(toolFor(client), folder, { write: true })).rejects.toThrow(
      /None of .*--take/s,
    );
    expect(await contentOfLake(client)).toEqual(before);

    await importFrom(toolFor(client), folder, { write: true, take: [`mine:${rate}.value`] });
    expect(await contentOfLake(client)).toEqual(before);
    const draft = `drafts.${rate}`;
    await client.create({ _id: draft, _type: "figure", label: "a draft" });
    await importFrom(toolFor(client), folder, { write: true, take: [`theirs:${rate}`] });
    expect(await client.getDocument(rate)).toMatchObject({ value: "11" });
    expect(await client.getDocument(draft), "which would bring back the old value").toBeUndefined();
  });

  const gone = [{ _key: "a", _type: "reference", _ref: "figure-gone" }];

  test.each([
    ["breaks a rule", { label: " " }, "label:"],
    ["leads nowhere", { distinctFrom: gone }, 'distinctFrom\\[0\\]: refers to "figure-gone"'],
  ])("that %s changes nothing, and file and field are named", async (_what, change, message) => {
    const client = await filledLake();
    const folder = await exported(client);
    await edit(folder, rate, change);
    await expect(importFrom(toolFor(client), folder, { write: true })).rejects.toThrow(
      new RegExp(`None of .*${rate}\\.json: ${rate}: ${message}`, "s"),
    );
    expect(await client.getDocument(rate)).not.toMatchObject(change);
  });

  test("is taken back by one command, but for what an editor changed since", async () => {
    const client = await filledLake();
    const folder = await exported(client);
    const before = await contentOfLake(client);
    await edit(folder, rate, { value: "11", label: "From the file" });
    await importFrom(toolFor(client), folder, { write: true });
    const imported = await contentOfLake(client);
    expect((await undo(client))?.steps).toContainEqual(
      expect.objectContaining({ id: rate, outcome: "updated" }),
    );
    expect(await contentOfLake(client), "after a dry run").toEqual(imported);
    await undo(client, { write: true });
    expect(await contentOfLake(client)).toEqual(before);

    await importFrom(toolFor(client), folder, { write: true, take: ["theirs"] });
    await client.patch(rate).set({ label: "An editor's" }).commit();
    expect(describePlan((await undo(client, { write: true })) ?? { steps: [] })).toMatch(
      /label: an editor's: .*An editor's/,
    );
    expect(await client.getDocument(rate)).toMatchObject({ value: "9", label: "An editor's" });
  });
});

test("a lake that was emptied gets everything again: nobody deleted it document by document", async () => {
  const client = await filledLake();
  const before = await contentOfLake(client);
  const folder = await exported(client);
  await client.delete({ query: '*[_type == "figure"]' });
  await importFrom(toolFor(client), folder, { write: true });
  expect(await contentOfLake(client)).toEqual(before);
});

test("what is no export is refused, a folder of other files, and a type that leads out of one", async () => {
  const client = await filledLake();
  const folder = await makeTempDir();
  await writeFile(join(folder, "letter.txt"), "dear");
  for (const use of [exportToFolder(client, folder), importFrom(toolFor(client), folder)]) {
    await expect(use).rejects.toThrow(/no exported folder/);
  }
  const below = join(folder, "a", "b", "c");
  await expect(importFrom(toolFor(client), below)).rejects.toThrow(/is not there/);
  await client.create({ _id: "page-a", _type: "../../page" });
  await expect(exportToFolder(client, below)).rejects.toThrow(/"page-a" has the type/);
});
