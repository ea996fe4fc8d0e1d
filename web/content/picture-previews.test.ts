import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { ImageSource } from "#schemas/shared/images/image-source.ts";
import { sizedImage } from "#tests/support/sized-image.ts";
import { log } from "#web/lib/log.ts";
import { withPicturePreviews } from "./picture-previews.ts";

const RED = [255, 0, 0];
const BLUE = [0, 0, 255];

/** An image whose preview is red on the left and blue on the right. */
async function pictureOf(id: string, change: Partial<ImageSource> = {}): Promise<ImageSource> {
  const row = Array.from({ length: 20 }, (_, at) => (at < 10 ? RED : BLUE)).flat();
  const raw = { width: 20, height: 1, channels: 3 } as const;
  const file = await sharp(Buffer.from(row), { raw }).png().toBuffer();
  const lqip = `data:image/png;base64,${file.toString("base64")}`;
  return { ...sizedImage, asset: { _id: id, dimensions: null, lqip }, ...change };
}

/** The preview of an image somewhere in a piece of content. */
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

test("a picture's placeholder is made of a dozen colours, mirrored like the picture", async () => {
  const image = await pictureOf("a");
  expect(await cornersOf(image)).toEqual([RED, BLUE]);
  expect((await previewOf(image))?.length).toBeLessThan(200);
  expect(await cornersOf({ ...image, flip: true })).toEqual([BLUE, RED]);
});

test("a placeholder that cannot be fetched is left out until it can be", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const broken = { _id: "f", dimensions: null, lqip: "data:image/png;base64,AAAA" };
  expect(await previewOf({ ...sizedImage, asset: broken })).toBeNull();
  expect(await previewOf(await pictureOf("f")), "asked again").toMatch(/^data:image/);
  expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining("of f"));
});
