import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { backUp, restore } from "../backup.ts";
import { importFrom } from "../import-files.ts";
import { undo } from "../runs.ts";
import {
  clientOf,
  contentOfLake,
  emptyLake,
  figures,
  filledLake,
  rate,
  standBetween,
  toolFor,
} from "./fixture.ts";

test("a backup contains everything, with drafts and pictures, and can be restored anywhere", async () => {
  const client = await filledLake({ picture: true });
  await client.create({ _id: `drafts.${rate}`, _type: "figure", label: "a draft" });
  const before = await contentOfLake(client);
  const path = join(await makeTempDir(), "backup.tar.gz");
  // Without a token, as the local lake is used.
  const counts = await backUp(client.withConfig({ token: undefined }), path);
  expect(counts.documents).toBeGreaterThanOrEqual(figures.length + 2);
  expect(await readdir(dirname(path))).toEqual(["backup.tar.gz"]);
  // The backup is imported like any archive.
  const { steps: equal } = await importFrom(toolFor(client), path);
  expect(new Set(equal.map(({ outcome }) => outcome))).toEqual(new Set(["unchanged"]));

  await client.patch(rate).set({ value: "11" }).commit();
  await client.delete("figure-vat-rate");
  await client.create({ _id: "redirect-new", _type: "redirect", source: "/a", target: "/" });
  const changed = await contentOfLake(client);

  const { steps } = await restore(client, path);
  expect(
    steps.flatMap(({ id, outcome }) => (outcome === "unchanged" ? [] : [id, outcome])),
  ).toEqual([rate, "updated", "figure-vat-rate", "created", "redirect-new", "deleted"]);
  expect(await contentOfLake(client)).toEqual(changed);

  await restore(client, path, { write: true });
  expect(await contentOfLake(client)).toEqual(before);
  await undo(client, { write: true });
  expect(await contentOfLake(client)).toEqual(changed);

  const other = await emptyLake();
  await restore(other, path, { write: true });
  expect(await contentOfLake(other)).toEqual(before);
  const names = await other.fetch("*[_type == 'sanity.imageAsset'].originalFilename");
  expect(names).toEqual(["a drawing.svg"]);
});

test("a backup is refused if somebody edits meanwhile, and leaves no file", async () => {
  const client = await filledLake();
  const busy = await standBetween(client.config().apiHost, async ({ url = "" }, moment) => {
    const isExport = url.includes("/data/export/") && moment === "after";
    if (isExport) await client.patch(rate).set({ value: "11" }).commit();
    return false;
  });
  const path = join(await makeTempDir(), "backup.tar.gz");
  await expect(backUp(clientOf(busy), path)).rejects.toThrow(`not what the content lake holds`);
  expect(await readdir(dirname(path))).toEqual([]);
});
