import { expect, test } from "vitest";
import { sizedImage } from "#tests/support/sized-image.ts";
import { croppedSize, focusPoint, type ImageSource } from "./image-source.ts";
import { imageUrls } from "./image-urls.ts";

const crop = { _type: "sanity.imageCrop" as const, top: 0, bottom: 0, left: 0.5, right: 0 };
const hotspot = { _type: "sanity.imageHotspot" as const, width: 0.1, height: 0.1 };

test("the focus of a picture is its hotspot within the crop, also if it is mirrored", () => {
  const at = (change: Partial<ImageSource>) => focusPoint({ ...sizedImage, ...change });
  const inCrop = { crop: { ...crop, bottom: 0.2 }, hotspot: { ...hotspot, x: 0.75, y: 0.4 } };
  expect(at(inCrop)).toEqual({ x: 50, y: 50 });
  expect(at({ crop, hotspot: { ...hotspot, x: 0.1, y: 1 } })).toEqual({ x: 0, y: 100 });
  expect(at({ flip: true, hotspot: { ...hotspot, x: 0.3, y: 0.6 } })).toEqual({ x: 70, y: 60 });
  expect(croppedSize({ ...sizedImage, ...inCrop })).toEqual({ width: 800, height: 720 });
  const lake = { projectId: "p", dataset: "d", apiVersion: "2025-02-19", isLocal: false };
  expect(imageUrls(lake)({ ...sizedImage, flip: true })?.url()).toContain("flip=h");
});
