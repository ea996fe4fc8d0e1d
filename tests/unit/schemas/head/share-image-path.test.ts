import { expect, test } from "vitest";
import { pageOfShareImage, shareImagePath } from "#schemas/head/share-image-path.ts";
import { shareImageVersion } from "#web/lib/seo/share-image-version.ts";

test.each(["/", "/about", "/services/tax-residency"])(
  "the picture of %s leads back to it",
  (path) => {
    expect(pageOfShareImage(shareImagePath(path))).toBe(path);
  },
);

test.each(["/about", "/share-image/about", "/share-images/about.png", "/share-image.png"])(
  "%s is no share picture",
  (pathname) => {
    expect(pageOfShareImage(pathname)).toBeUndefined();
  },
);

test("the version changes with each thing that is shown", () => {
  const versions = [
    shareImageVersion("Title", "image", "Nordune"),
    shareImageVersion("Title 2", "image", "Nordune"),
    shareImageVersion("Title", "image 2", "Nordune"),
    shareImageVersion("Title", undefined, "Nordune"),
    shareImageVersion("Title", "image", "Sudune"),
  ];
  expect(new Set(versions).size).toBe(versions.length);
});
