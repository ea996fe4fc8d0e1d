import { expect, test } from "vitest";
import { image } from "#scripts/seed/content/build/image.ts";
import { pictures } from "#scripts/seed/images/manifest.ts";
import { pictureFile, pictureWithAssetId } from "#scripts/seed/pictures/picture-file.ts";

test("an image keeps its subject in view and says what it shows", () => {
  expect(image("hero")).toEqual({
    _type: "imageWithAlt",
    asset: { _type: "reference", _ref: pictureFile("hero").assetId },
    hotspot: { _type: "sanity.imageHotspot", x: 0.74, y: 0.6, width: 0.4, height: 0.4 },
    alt: pictures.hero.alt,
    decorative: false,
    flip: false,
  });
});

test("a hotspot ends at the edge of the picture", () => {
  expect(image("tax-residency").hotspot).toMatchObject({ y: 0.84, height: 0.32 });
});

test("a decorative image has no alternative text", () => {
  expect(image("dubai", { decorative: true })).not.toHaveProperty("alt");
  expect(image("placeholder")).toMatchObject({ decorative: true });
});

test("an asset id names the file's content and size", () => {
  const file = pictureFile("hero");
  expect(file.assetId).toMatch(/^image-[0-9a-f]{40}-1920x1080-webp$/);
  expect(pictureWithAssetId(file.assetId)).toBe(file);
  expect(pictureWithAssetId("image-unknown")).toBeUndefined();
});
