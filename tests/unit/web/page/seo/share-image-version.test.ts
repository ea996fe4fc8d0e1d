import { expect, test } from "vitest";
import { shareImageVersion } from "#web/page/seo/share-image-version.ts";

const image = {
  asset: { _id: "image-0123-1600x900-webp" },
  hotspot: { x: 0.5, y: 0.5, width: 0.4, height: 0.4 },
  crop: null,
  flip: false,
};

const shown = { heading: "Title", brandName: "Nordune", image };

test.each([
  ["the headline", { heading: "Title 2" }],
  ["the brand", { brandName: "Sudune" }],
  ["the file", { image: { ...image, asset: { _id: "image-4567-1600x900-webp" } } }],
  ["the hotspot", { image: { ...image, hotspot: { ...image.hotspot, x: 0.2 } } }],
  ["the crop", { image: { ...image, crop: { top: 0.2, bottom: 0, left: 0, right: 0 } } }],
  ["the mirror", { image: { ...image, flip: true } }],
  ["having a picture at all", { image: null }],
])("another version shows a change of %s", (_what, change) => {
  expect(shareImageVersion({ ...shown, ...change })).not.toBe(shareImageVersion(shown));
});

test("the version stays while nothing that is drawn changes", () => {
  const described = { ...image, alt: "A dhow", crop: { top: 0, bottom: 0, left: 0, right: 0 } };
  expect(shareImageVersion({ ...shown, image: described })).toBe(shareImageVersion(shown));
  expect(shareImageVersion({ ...shown, image: { ...image, asset: null } })).toBe(
    shareImageVersion({ ...shown, image: null }),
  );
});
