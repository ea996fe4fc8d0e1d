import { expect, test } from "vitest";
import { pageOfShareImage, shareImagePath } from "#schemas/shared/head/share-image-path.ts";

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
