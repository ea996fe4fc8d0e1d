import { createImageUrlBuilder } from "@sanity/image-url";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { croppedSize, focusPoint, type ImageSource } from "#schemas/shared/images/image-source.ts";
import { imageUrls } from "#schemas/shared/images/image-urls.ts";
import { pictureAttributes } from "#web/components/picture/picture.tsx";
import { attemptsAfter } from "#web/components/shell/script/pictures/watch-pictures.ts";
import { withPicturePreviews } from "#web/content/picture-previews.ts";

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

test("offers widths that do not enlarge the picture, in a modern format, and a cut only where there is a shape", () => {
  const { src, srcSet, width, height } = pictureAttributes(builder, sizedImage);
  const offered = srcSet.split(", ").map((candidate) => candidate.split(" ")[1]);
  expect(offered.join(" ")).toBe("320w 640w 768w 1024w 1280w");
  expect({ width, height }).toEqual({ width: 1280, height: 720 });
  expect(src).toBe(
    "https://cdn.sanity.io/images/p/d/0123456789abcdef0123456789abcdef01234567-1600x900.webp?w=1280&fit=max&auto=format",
  );
  const square = pictureAttributes(builder, sizedImage, 1);
  expect(square.srcSet).toContain("rect=350,0,900,900&w=768&h=768&fit=crop&auto=format 768w");
  expect({ width: square.width, height: square.height }).toEqual({ width: 768, height: 768 });
});

const crop = { _type: "sanity.imageCrop" as const, top: 0, bottom: 0, left: 0.5, right: 0 };
const hotspot = { _type: "sanity.imageHotspot" as const, width: 0.1, height: 0.1 };

test("a picture is looked at where its hotspot lies in its crop, mirrored where it is", () => {
  const at = (change: Partial<ImageSource>) => focusPoint({ ...sizedImage, ...change });
  const inCrop = { crop: { ...crop, bottom: 0.2 }, hotspot: { ...hotspot, x: 0.75, y: 0.4 } };
  expect(at(inCrop)).toEqual({ x: 50, y: 50 });
  expect(at({ crop, hotspot: { ...hotspot, x: 0.1, y: 1 } })).toEqual({ x: 0, y: 100 });
  expect(at({ flip: true, hotspot: { ...hotspot, x: 0.3, y: 0.6 } })).toEqual({ x: 70, y: 60 });
  expect(croppedSize({ ...sizedImage, ...inCrop })).toEqual({ width: 800, height: 720 });
  const lake = { projectId: "p", dataset: "d", apiVersion: "2025-02-19", isLocal: false };
  expect(imageUrls(lake)({ ...sizedImage, flip: true })?.url()).toContain("flip=h");
});

const RED = [255, 0, 0];
const BLUE = [0, 0, 255];

/** A picture whose preview in the content lake is red at its left and blue at its right. */
async function pictureOf(id: string, change: Partial<ImageSource> = {}): Promise<ImageSource> {
  const row = Array.from({ length: 20 }, (_, at) => (at < 10 ? RED : BLUE)).flat();
  const raw = { width: 20, height: 1, channels: 3 } as const;
  const file = await sharp(Buffer.from(row), { raw }).png().toBuffer();
  const lqip = `data:image/png;base64,${file.toString("base64")}`;
  return { ...sizedImage, asset: { _id: id, dimensions: null, lqip }, ...change };
}

/** What stands for a picture somewhere in a piece of content. */
async function previewOf(image: ImageSource): Promise<string | null | undefined> {
  const content = structuredClone({ sections: [{ image }] });
  await withPicturePreviews(content);
  return content.sections[0]?.image.asset?.lqip;
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
  expect(await previewOf({ ...sizedImage, asset: broken })).toBeNull();
  expect(await previewOf(await pictureOf("f")), "asked again").toMatch(/^data:image/);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("of f"), expect.anything());
});

const picture = "https://images.example/p/d/0123-1600x900.webp?w=640&fit=max&auto=format";
const jpg = "https://images.example/p/d/0123-1600x900.webp?w=640&fit=max&fm=jpg";
const fallback = "https://images.example/p/d/4567-1920x1080.webp?w=1280&auto=format";

const drawing = "https://images.example/p/d/0123-320x64.svg?w=320&fit=max&auto=format";
const logo = "https://images.example/p/d/0123-320x64.png?w=320&fit=max";

test("a picture that fails is tried again as another format, then as the fallback", () => {
  expect(attemptsAfter(picture, false, fallback)).toEqual([jpg, fallback]);
  // On a phone the same once more before; a failed fallback not again.
  expect(attemptsAfter(picture, true, fallback)).toEqual([picture, jpg, fallback]);
  const other = fallback.replace("auto=format", "fm=jpg");
  expect(attemptsAfter(fallback, false, fallback)).toEqual([other]);
  // What may be transparent as png, a drawing not at all.
  expect(attemptsAfter(`${logo}&auto=format`, false)).toEqual([`${logo}&fm=png`]);
  expect(attemptsAfter(drawing, false)).toEqual([]);
});
