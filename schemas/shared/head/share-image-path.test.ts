import { expect, test } from "vitest";
import { pageOfShareImage, shareImagePath } from "./share-image-path.ts";

test("the path of a share picture leads back to its page, and no other path does", () => {
  const paths = ["/", "/about", "/services/tax-residency"];
  expect(paths.map((path) => pageOfShareImage(shareImagePath(path)))).toEqual(paths);
  for (const other of ["/about", "/share-image/about", "/share-image.jpg"]) {
    expect(pageOfShareImage(other)).toBeUndefined();
  }
});
