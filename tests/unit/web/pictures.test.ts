import { createImageUrlBuilder } from "@sanity/image-url";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { croppedSize, focusPoint, type ImageSource } from "#schemas/shared/images/image-source.ts";
import { imageUrls } from "#schemas/shared/images/image-urls.ts";
import { pictureAttributes, previewOf } from "#web/components/picture/picture.tsx";
import { attemptsAfter } from "#web/components/shell/script/pictures/watch-pictures.ts";

const ID = "image-0123456789abcdef0123456789abcdef01234567-1600x900-webp";

const sizedImage: ImageSource = {
  alt: "A dhow",
  decorative: null,
  flip: null,
  hotspot: null,
  crop: null,
  asset: { _id: ID, dimensions: { width: 1600, height: 900 }, lqip: null },
};

const builder = createImageUrlBuilder({ projectId: "p", dataset: "d" }).image(ID);

test("offers the widths that do not enlarge the picture, with its own shape", () => {
  const { srcSet, width, height } = pictureAttributes(builder, sizedImage);
  const offered = srcSet.split(", ").map((candidate) => candidate.split(" ")[1]);
  expect(offered.join(" ")).toBe("320w 640w 768w 1024w 1280w");
  expect({ width, height }).toEqual({ width: 1280, height: 720 });
});

test("asks the image server for the modern format, and for a cut only where there is a shape", () => {
  const own = pictureAttributes(builder, sizedImage);
  const square = pictureAttributes(builder, sizedImage, 1);
  expect(own.src).toBe(
    "https://cdn.sanity.io/images/p/d/0123456789abcdef0123456789abcdef01234567-1600x900.webp?w=1280&fit=max&auto=format",
  );
  expect(square.srcSet).toContain("rect=350,0,900,900&w=768&h=768&fit=crop&auto=format 768w");
  expect({ width: square.width, height: square.height }).toEqual({ width: 768, height: 768 });
});

const crop = { _type: "sanity.imageCrop" as const, top: 0, bottom: 0, left: 0.5, right: 0 };
const hotspot = { _type: "sanity.imageHotspot" as const, width: 0.1, height: 0.1 };

test.each<[string, Partial<ImageSource>, { x: number; y: number }]>([
  [
    "where its hotspot lies in its crop",
    { crop: { ...crop, bottom: 0.2 }, hotspot: { ...hotspot, x: 0.75, y: 0.4 } },
    { x: 50, y: 50 },
  ],
  [
    "at the nearest edge of a crop that leaves it out",
    { crop, hotspot: { ...hotspot, x: 0.1, y: 1 } },
    { x: 0, y: 100 },
  ],
  [
    "at the other side when it is mirrored",
    { flip: true, hotspot: { ...hotspot, x: 0.3, y: 0.6 } },
    { x: 70, y: 60 },
  ],
])("a picture is looked at %s", (_where, change, focus) => {
  expect(focusPoint({ ...sizedImage, ...change })).toEqual(focus);
});

test("a crop takes from the size, and the image server mirrors", () => {
  const lake = { projectId: "p", dataset: "d", apiVersion: "2025-02-19", isLocal: false };
  const cropped = { ...sizedImage, crop: { ...crop, bottom: 0.2 } };
  expect(croppedSize(cropped)).toEqual({ width: 800, height: 720 });
  expect(imageUrls(lake)({ ...sizedImage, flip: true })?.url()).toContain("flip=h");
  expect(imageUrls(lake)(sizedImage)?.url()).not.toContain("flip");
});

const [RED, BLUE] = [
  [255, 0, 0],
  [0, 0, 255],
];

/** A picture whose preview in the content lake is red at its left and blue at its right. */
async function pictureOf(id: string, change: Partial<ImageSource> = {}): Promise<ImageSource> {
  const row = Array.from({ length: 20 }, (_, at) => (at < 10 ? RED : BLUE)).flat();
  const raw = { width: 20, height: 1, channels: 3 } as const;
  const file = await sharp(Buffer.from(row), { raw }).png().toBuffer();
  const lqip = `data:image/png;base64,${file.toString("base64")}`;
  return { ...sizedImage, asset: { _id: id, dimensions: null, lqip }, ...change };
}

async function cornersOf(image: ImageSource) {
  const file = Buffer.from((await previewOf(image))?.split(",")[1] ?? "", "base64");
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return [[...data.subarray(0, 3)], [...data.subarray((info.width - 1) * 3, info.width * 3)]];
}

test("a dozen colours stand for a picture, mirrored where it is", async () => {
  const image = await pictureOf("a");
  expect(await cornersOf(image)).toEqual([RED, BLUE]);
  expect((await previewOf(image))?.length).toBeLessThan(200);
  expect(await cornersOf({ ...image, flip: true })).toEqual([BLUE, RED]);
});

test("with a preview that cannot be read there is none until it can", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const broken = { _id: "f", dimensions: null, lqip: "data:image/png;base64,AAAA" };
  expect(await previewOf({ ...sizedImage, asset: broken })).toBeUndefined();
  expect(await previewOf(await pictureOf("f")), "asked again").toBeDefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("of f"), expect.anything());
});

const picture = "https://images.example/p/d/0123-1600x900.webp?w=640&fit=max&auto=format";
const jpg = "https://images.example/p/d/0123-1600x900.webp?w=640&fit=max&fm=jpg";
const fallback = "https://images.example/p/d/4567-1920x1080.webp?w=1280&auto=format";

const drawing = "https://images.example/p/d/0123-320x64.svg?w=320&fit=max&auto=format";
const logo = "https://images.example/p/d/0123-320x64.png?w=320&fit=max";
const now = (address: string) => ({ address, delay: 0 });

test.each([
  ["the other format, then the fallback", picture, false, fallback, [now(jpg), now(fallback)]],
  [
    "on a phone the same once more before",
    picture,
    true,
    fallback,
    [{ address: picture, delay: 100 }, now(jpg), now(fallback)],
  ],
  [
    "a failed fallback not again",
    fallback,
    false,
    fallback,
    [now(fallback.replace("auto=format", "fm=jpg"))],
  ],
  [
    "png for what may be transparent",
    `${logo}&auto=format`,
    false,
    undefined,
    [now(`${logo}&fm=png`)],
  ],
  ["nothing for a drawing", drawing, false, undefined, []],
])("a picture that fails is tried again: %s", (_what, address, isPhone, instead, attempts) => {
  expect(attemptsAfter(address, { isPhone, fallback: instead })).toEqual(attempts);
});
