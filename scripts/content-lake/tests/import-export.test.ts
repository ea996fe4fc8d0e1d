import { createReadStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SanityClient } from "@sanity/client";
import { exportDataset } from "@sanity/export";
import { sanityImport } from "@sanity/import";
import sharp from "sharp";
import { expect, test } from "vitest";
import { clientOf, makeTempDir, post, startTestLake } from "./lake-fixture.ts";

const reference = (_ref: string) => ({ _type: "reference", _ref });

/** Documents that refer to each other in a circle, with a picture and a file. */
async function makeSource(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const image = join(folder, "red.png");
  const file = join(folder, "note.txt");
  await sharp({ create: { width: 12, height: 8, channels: 3, background: "#f00" } }).toFile(image);
  await writeFile(file, "a note");
  const documents = [
    post("a", { next: reference("b"), _createdAt: "2020-01-02T03:04:05Z" }),
    { _id: "b", _type: "post", next: reference("a"), rows: [{ text: "no key yet" }] },
    post("drafts.b", { title: "draft" }),
    {
      _id: "c",
      _type: "page",
      picture: { _type: "image", _sanityAsset: `image@${pathToFileURL(image)}`, alt: "Red" },
      download: { _type: "file", _sanityAsset: `file@${pathToFileURL(file)}` },
    },
  ];
  const path = join(folder, "data.ndjson");
  await writeFile(path, documents.map((document) => JSON.stringify(document)).join("\n"));
  return path;
}

const importOptions = { operation: "createOrReplace", releasesOperation: "replace" } as const;

/** All documents but those of assets, without what a lake adds. */
const contentOf = (client: SanityClient) => {
  const query = "*[!(_type match 'sanity.*')]{..., '_rev': null, '_updatedAt': null} | order(_id)";
  return client.fetch(query, {}, { perspective: "raw" });
};

test("@sanity/import brings documents, references and assets, and @sanity/export takes all out again", async () => {
  const folder = await makeTempDir();
  const client = clientOf(await startTestLake());
  const path = await makeSource(join(folder, "in"));
  // The same again changes nothing.
  for (let round = 1; round <= 2; round += 1) {
    const options = { client, ...importOptions, tag: "test.import" };
    const { numDocs, warnings } = await sanityImport(createReadStream(path), options);
    expect([numDocs, warnings]).toEqual([4, []]);
    expect(await client.fetch('count(*[_type match "sanity.*"])')).toBe(2);
  }
  const next = { _type: "reference", _ref: "b" };
  const _createdAt = "2020-01-02T03:04:05Z";
  expect(await client.getDocument("a")).toMatchObject({ next, _createdAt });
  expect(await client.getDocument("a")).not.toHaveProperty("next._weak");
  expect(await client.fetch("*[_id == 'b'][0].rows[0]._key")).toEqual(expect.any(String));
  const query =
    "*[_id == 'c'][0]{'image': picture.asset->metadata.dimensions.width, 'alt': picture.alt, 'file': download.asset->url}";
  const page = await client.fetch(query);
  expect(page).toMatchObject({ image: 12, alt: "Red" });
  expect(await (await fetch(page.file)).text()).toBe("a note");

  for (const mode of ["stream", "cursor"] as const) {
    const outputPath = join(folder, `${mode}.tar.gz`);
    const result = await exportDataset({ client, dataset: "production", outputPath, mode });
    expect(result).toMatchObject({ documentCount: 4, assetCount: 2 });
    const second = clientOf(await startTestLake());
    await sanityImport(createReadStream(outputPath), { client: second, ...importOptions });
    expect(await contentOf(second)).toEqual(await contentOf(client));
    expect(await second.fetch(query)).toMatchObject({ image: 12 });
  }
});
