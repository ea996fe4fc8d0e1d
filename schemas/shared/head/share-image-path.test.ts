import { expect, test } from "vitest";
import { pageOfShareImage, shareImagePath } from "./share-image-path.ts";

test("only the address of a share image leads to its page", () => {
  const paths = ["/", "/about", "/services/tax-residency"];
  expect(paths.map((path) => pageOfShareImage(shareImagePath(path)))).toEqual(paths);
  for (const other of ["/about", "/share-image/about", "/share-image.jpg"]) {
    expect(pageOfShareImage(other)).toBeUndefined();
  }
});
