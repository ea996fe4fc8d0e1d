import { expect, test } from "vitest";
import { isRecord } from "#schemas/shared/record.ts";
import { ATTRIBUTE_BUDGET } from "#scripts/doctor/sanity.ts";
import { seedDocuments } from "#tests/support/first-content.ts";

/** The fields that the lake adds to every document. */
const system = { _rev: "a", _createdAt: "2026-11-27", _updatedAt: "2026-11-27" };
const swatch = {
  ...{ _type: "sanity.imagePaletteSwatch", background: "#fff", foreground: "#000" },
  ...{ population: 1, title: "#fff" },
};

/** An image document of hosted Sanity, with the seed's description. */
const picture = {
  ...{ _id: "image-a-1x1-webp", _type: "sanity.imageAsset", assetId: "a", sha1hash: "a" },
  ...{ extension: "webp", mimeType: "image/webp", size: 1, uploadId: "a", path: "a", url: "a" },
  ...{ originalFilename: "a.webp", title: "a", description: "a", creditLine: "a" },
  source: { _type: "sanity.assetSourceData", id: "a", name: "a" },
  metadata: {
    ...{ _type: "sanity.imageMetadata", hasAlpha: false, isOpaque: true },
    ...{ lqip: "a", blurHash: "a", thumbHash: "a" },
    dimensions: { _type: "sanity.imageDimensions", width: 1, height: 1, aspectRatio: 1 },
    palette: {
      ...{ _type: "sanity.imagePalette", dominant: swatch },
      ...{ vibrant: swatch, lightVibrant: swatch, darkVibrant: swatch },
      ...{ muted: swatch, lightMuted: swatch, darkMuted: swatch },
    },
  },
};

/** Notes of the content tool and the seed in the lake. */
const notes = {
  ...{ _id: "content.run.1", _type: "contentRun", title: "a", run: "a", changes: "a" },
  ...{ fingerprints: "a", documents: "a" },
};

/**
 * Counts unique attributes as Sanity's plans do: each path with each type of value over all
 * documents. Objects and arrays count too, and elements of an array share one path.
 */
function attributesIn(value: unknown, path = ""): string[] {
  const own = `${path} ${Array.isArray(value) ? "array" : typeof value}`;
  if (Array.isArray(value)) {
    return [own, ...value.flatMap((element) => attributesIn(element, `${path}[]`))];
  }
  const fields = isRecord(value) ? Object.entries(value) : [];
  return [own, ...fields.flatMap(([name, child]) => attributesIn(child, `${path}.${name}`))];
}

/** The document itself is no attribute. */
const attributesOf = (document: unknown) => attributesIn(document).slice(1);

// The example of Sanity's page on the limit.
test("doctor counts attributes as Sanity does: each path once with each type of value", () => {
  const foo = [{ bar: "a", baz: "b" }, { bar: "c", baz: "d" }, { bat: { bar: "e" } }];
  expect(new Set(attributesOf({ foo })).size).toBe(6);
  expect(new Set(attributesOf({ foo: [...foo, { bar: 1 }] })).size).toBe(7);
});

test("the first content fits the free plan of Sanity with room to spare", () => {
  // JSON leaves undefined values out.
  const stored: unknown[] = JSON.parse(JSON.stringify(seedDocuments));
  const documents = [...stored, picture, notes, system];
  const { size } = new Set(documents.flatMap(attributesOf));
  expect(size, "see docs/extending.md, A field").toBeLessThanOrEqual(ATTRIBUTE_BUDGET);
  expect(size).toBeGreaterThan(ATTRIBUTE_BUDGET / 2);
});
