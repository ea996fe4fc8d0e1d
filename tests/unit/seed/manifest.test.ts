import { expect, test } from "vitest";
import { contentHash } from "#scripts/seed/content-hash.ts";
import { readManifest } from "#scripts/seed/manifest.ts";

const seeded = { _id: "figure-a", _type: "figure", value: "9" };
const older = { ...seeded, value: "8" };
const stored = (content: typeof seeded) => new Map([[content._id, { ...content, _rev: "r" }]]);
const manifest = {
  entries: [{ id: "figure-a", seedHash: "1", storedHash: contentHash(older) }],
};

test("a document that nobody touched is known as it is", () => {
  expect(readManifest(manifest, stored(older), [seeded])).toEqual(new Map([["figure-a", older]]));
});

test("one that an editor changed is not known", () => {
  const edited = { ...older, value: "edited" };
  expect(readManifest(manifest, stored(edited), [seeded]).size).toBe(0);
});

test("one that is gone is known to have been there", () => {
  expect(readManifest(manifest, new Map(), [seeded])).toEqual(new Map([["figure-a", seeded]]));
});

test("a damaged manifest is named, with the way out", () => {
  expect(() => readManifest({ entries: [{ id: "figure-a" }] }, new Map(), [])).toThrow(
    /"seed\.manifest".*damaged.*Delete it/s,
  );
});
