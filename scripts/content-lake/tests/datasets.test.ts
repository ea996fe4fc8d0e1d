import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SanityClient } from "@sanity/client";
import { exportDataset } from "@sanity/export";
import { sanityImport } from "@sanity/import";
import { expect, test } from "vitest";
import {
  client,
  clientOf,
  lake,
  makeTempDir,
  post,
  refusal,
  startTestLake,
  withLake,
} from "./lake-fixture.ts";

withLake();

test("comments are stored in a dataset of their own", async () => {
  const url = "/projects/local/datasets?datasetProfile=comments&addonFor=production";
  const setup = await client.request({ url: "/comments/production/setup", method: "POST" });
  expect(setup).toEqual({ datasetName: "production-comments" });
  expect(await client.request({ url })).toMatchObject([{ name: "production-comments" }]);
});

test("a copied dataset has the same documents, and its own copies of pictures", async () => {
  const copy = clientOf(lake, { dataset: "copy" });
  const file = await client.assets.upload("file", Buffer.from("text"), { filename: "a.txt" });
  await client.create(post("a", { file: { asset: { _ref: file._id } } }));
  const body = { targetDataset: "copy" };
  const copying = () => client.request({ url: "/datasets/production/copy", method: "PUT", body });
  await copying();
  expect(await copy.getDocument("a")).toEqual(await client.getDocument("a"));
  await expect(copying()).rejects.toEqual(refusal(409, '"copy" is there already'));

  await client.request({ url: "/datasets/production", method: "DELETE" });
  const url = await copy.fetch("*[_id == 'a'][0].file.asset->url");
  expect(await (await fetch(url)).text()).toBe("text");
  expect((await fetch(file.url)).status).toBe(404);
});

test("deleting a dataset deletes its history too, also after a restart", async () => {
  await client.datasets.create("old");
  const old = clientOf(lake, { dataset: "old" });
  await old.create(post("a"));
  await old.datasets.delete("old");
  const gone = refusal(404, 'Dataset "old"');
  await expect(old.create({ _type: "post" })).rejects.toEqual(gone);
  const again = clientOf(await lake.restart({ datasets: ["old"] }), { dataset: "old" });
  expect(await again.fetch("count(*)")).toBe(0);
  const history = again.getUrl("/data/history/old/transactions/a");
  expect(await (await fetch(history)).text()).toBe("");
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"/>';
const reference = (_ref: string) => ({ _type: "reference", _ref });

/** Documents that refer to each other in a circle, with a file that is also an image. */
async function makeSource(): Promise<string> {
  const folder = await makeTempDir();
  const picture = join(folder, "picture.svg");
  await writeFile(picture, SVG);
  const documents = [
    post("a", { next: reference("b"), _createdAt: "2020-01-02T03:04:05Z" }),
    post("b", { next: reference("a") }),
    post("drafts.b", { title: "draft" }),
    {
      _id: "c",
      _type: "page",
      picture: { _type: "image", _sanityAsset: `image@${pathToFileURL(picture)}`, alt: "Red" },
      download: { _type: "file", _sanityAsset: `file@${pathToFileURL(picture)}` },
    },
  ];
  const path = join(folder, "data.ndjson");
  await writeFile(path, documents.map((document) => JSON.stringify(document)).join("\n"));
  return path;
}

const importOptions = { operation: "createOrReplace", releasesOperation: "replace" } as const;

/** All documents except assets, without the fields that a lake adds. */
const contentOf = (client: SanityClient) => {
  const query = "*[!(_type match 'sanity.*')]{..., '_rev': null, '_updatedAt': null} | order(_id)";
  return client.fetch(query, {}, { perspective: "raw" });
};

test("@sanity/import and @sanity/export work with documents, references and assets", async () => {
  const path = await makeSource();
  const options = { client, ...importOptions, tag: "test.import" };
  const { numDocs, warnings } = await sanityImport(createReadStream(path), options);
  expect([numDocs, warnings]).toEqual([4, []]);
  const _createdAt = "2020-01-02T03:04:05Z";
  expect(await client.getDocument("a")).toMatchObject({ next: reference("b"), _createdAt });
  expect(await client.getDocument("a")).not.toHaveProperty("next._weak");
  const query =
    "*[_id == 'c'][0]{'image': picture.asset->metadata.dimensions.width, 'alt': picture.alt, 'file': download.asset->url}";
  const page = await client.fetch(query);
  expect(page).toMatchObject({ image: 12, alt: "Red" });
  expect(await (await fetch(page.file)).text()).toBe(SVG);

  const outputPath = join(await makeTempDir(), "out.tar.gz");
  const result = await exportDataset({ client, dataset: "production", outputPath });
  expect(result).toMatchObject({ documentCount: 4, assetCount: 2 });
  const { client: second } = await startTestLake();
  await sanityImport(createReadStream(outputPath), { client: second, ...importOptions });
  expect(await contentOf(second)).toEqual(await contentOf(client));
  expect(await second.fetch(query)).toMatchObject({ image: 12 });
});
