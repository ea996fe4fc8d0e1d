import { createImageUrlBuilder } from "@sanity/image-url";
import { expect, test } from "vitest";
import { IMAGE_ID, sizedImage } from "#tests/support/sized-image.ts";
import { pictureAttributes } from "./picture.tsx";

const builder = createImageUrlBuilder({ projectId: "p", dataset: "d" }).image(IMAGE_ID);

test("a picture is offered in widths that do not enlarge it, in a modern format, and cropped only for a given shape", () => {
  const { src, srcSet, width, height } = pictureAttributes(builder, sizedImage);
  const offered = srcSet.split(", ").map((candidate) => candidate.split(" ")[1]);
  expect(offered.join(" ")).toBe("320w 640w 768w 896w 1280w");
  expect({ width, height }).toEqual({ width: 1280, height: 720 });
  expect(src).toBe(
    "https://cdn.sanity.io/images/p/d/0123456789abcdef0123456789abcdef01234567-1600x900.webp?w=1280&fit=max&auto=format",
  );
  const square = pictureAttributes(builder, sizedImage, 1);
  expect(square.srcSet).toContain("rect=350,0,900,900&w=768&h=768&fit=crop&auto=format 768w");
  expect({ width: square.width, height: square.height }).toEqual({ width: 896, height: 896 });
});
