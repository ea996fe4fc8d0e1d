import { createReadStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
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

test("@sanity/import brings documents, references and assets, and the same again changes nothing", async () => {
  const lake = await startTestLake();
  const client = clientOf(lake);
  const path = await makeSource(await makeTempDir());
  for (let round = 1; round <= 2; round += 1) {
    const source = createReadStream(path);
    const options = { client, ...importOptions, tag: "test.import" };
    const { numDocs, warnings } = await sanityImport(source, options);
    expect([numDocs, warnings]).toEqual([4, []]);
    expect(await client.fetch('count(*[_type match "sanity.*"])')).toBe(2);
  }
  expect(await client.getDocument("a")).toMatchObject({
    next: { _type: "reference", _ref: "b" },
    _createdAt: "2020-01-02T03:04:05Z",
  });
  expect(await client.getDocument("a")).not.toHaveProperty("next._weak");
  expect(await client.fetch("*[_id == 'b'][0].rows[0]._key")).toEqual(expect.any(String));
  const query =
    "*[_id == 'c'][0]{'image': picture.asset->metadata.dimensions.width, 'alt': picture.alt, 'file': download.asset->url}";
  const page = await client.fetch(query);
  expect(page).toMatchObject({ image: 12, alt: "Red" });
  expect(await (await fetch(page.file)).text()).toBe("a note");
});

test.each(["stream", "cursor"] as const)(
  "@sanity/export takes all out (%s), and it goes back in elsewhere",
  async (mode) => {
    const folder = await makeTempDir();
    const first = clientOf(await startTestLake());
    const source = createReadStream(await makeSource(join(folder, "in")));
    await sanityImport(source, { client: first, ...importOptions });

    const archive = join(folder, "export.tar.gz");
    const result = await exportDataset({
      client: first,
      dataset: "production",
      outputPath: archive,
      mode,
    });
    expect(result).toMatchObject({ documentCount: 4, assetCount: 2 });

    const second = clientOf(await startTestLake());
    await sanityImport(createReadStream(archive), { client: second, ...importOptions });

    const content = (client: typeof first) =>
      client.fetch(
        "*[!(_type match 'sanity.*')]{..., '_rev': null, '_updatedAt': null} | order(_id)",
        {},
        { perspective: "raw" },
      );
    expect(await content(second)).toEqual(await content(first));
    expect(await second.fetch("*[_type == 'sanity.imageAsset'][0].metadata.dimensions.width")).toBe(
      12,
    );
  },
);
