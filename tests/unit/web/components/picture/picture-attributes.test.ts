import { createImageUrlBuilder } from "@sanity/image-url";
import { expect, test } from "vitest";
import { croppedSize, focusPoint, type ImageSource } from "#schemas/shared/images/image-source.ts";
import { imageUrls } from "#schemas/shared/images/image-urls.ts";
import { pictureAttributes } from "#web/components/picture/picture-attributes.ts";

const ID = "image-0123456789abcdef0123456789abcdef01234567-1600x900-webp";

const image: ImageSource = {
  alt: "A dhow",
  decorative: null,
  flip: null,
  hotspot: null,
  crop: null,
  asset: { _id: ID, dimensions: { width: 1600, height: 900 }, lqip: null },
};

const builder = createImageUrlBuilder({ projectId: "p", dataset: "d" }).image(ID);

test("offers the widths that do not enlarge the picture, with its own shape", () => {
  const { srcSet, width, height } = pictureAttributes(builder, image);
  expect(srcSet.split(", ").map((candidate) => candidate.split(" ")[1])).toEqual([
    "320w",
    "640w",
    "768w",
    "1024w",
    "1280w",
  ]);
  expect({ width, height }).toEqual({ width: 1280, height: 720 });
});

test("asks the image server for the modern format, and for a cut only where there is a shape", () => {
  const own = pictureAttributes(builder, image);
  const square = pictureAttributes(builder, image, 1);
  expect(own.src).toBe(
    "https://cdn.sanity.io/images/p/d/0123456789abcdef0123456789abcdef01234567-1600x900.webp?w=1280&fit=max&auto=format",
  );
  expect(square.srcSet).toContain("rect=350,0,900,900&w=768&h=768&fit=crop&auto=format 768w");
  expect({ width: square.width, height: square.height }).toEqual({ width: 768, height: 768 });
});

test("a picture narrower than every width is offered as it is", () => {
  const small: ImageSource = {
    ...image,
    asset: { _id: ID, dimensions: { width: 200, height: 100 }, lqip: null },
  };
  expect(pictureAttributes(builder, small)).toMatchObject({ width: 200, height: 100 });
});

test("an editor's crop takes from the size and moves the focus", () => {
  const cropped: ImageSource = {
    ...image,
    crop: { _type: "sanity.imageCrop", left: 0.5, right: 0, top: 0, bottom: 0.2 },
    hotspot: { _type: "sanity.imageHotspot", x: 0.75, y: 0.4, width: 0.2, height: 0.2 },
  };
  expect(croppedSize(cropped)).toEqual({ width: 800, height: 720 });
  expect(focusPoint(cropped)).toEqual({ x: 50, y: 50 });
});

test("a hotspot outside the crop counts as its nearest edge; none counts as the middle", () => {
  const cropped: ImageSource = {
    ...image,
    crop: { _type: "sanity.imageCrop", left: 0.5, right: 0, top: 0, bottom: 0 },
    hotspot: { _type: "sanity.imageHotspot", x: 0.1, y: 1, width: 0.1, height: 0.1 },
  };
  expect(focusPoint(cropped)).toEqual({ x: 0, y: 100 });
  expect(focusPoint(image)).toEqual({ x: 50, y: 50 });
});

test("a mirrored picture is turned by the image server, and its focus with it", () => {
  const mirrored: ImageSource = {
    ...image,
    flip: true,
    hotspot: { _type: "sanity.imageHotspot", x: 0.3, y: 0.6, width: 0.2, height: 0.2 },
  };
  const lake = { projectId: "p", dataset: "d", apiVersion: "2025-02-19", isLocal: false };
  expect(imageUrls(lake)(mirrored)?.url()).toContain("flip=h");
  expect(imageUrls(lake)(image)?.url()).not.toContain("flip");
  expect(focusPoint(mirrored)).toEqual({ x: 70, y: 60 });
});
