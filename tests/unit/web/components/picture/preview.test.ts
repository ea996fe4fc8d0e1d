import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { ImageSource } from "#schemas/shared/images/image-source.ts";
import { previewOf } from "#web/components/picture/preview.ts";

const RED = [255, 0, 0];
const BLUE = [0, 0, 255];

/** A picture whose preview in the content lake is red at its left and blue at its right. */
async function pictureOf(id: string, format: "png" | "jpeg" = "png"): Promise<ImageSource> {
  const pixels = Buffer.from(
    Array.from({ length: 20 * 11 }, (_, at) => (at % 20 < 10 ? RED : BLUE)).flat(),
  );
  const raw = { width: 20, height: 11, channels: 3 } as const;
  const file = await sharp(pixels, { raw }).toFormat(format, { quality: 100 }).toBuffer();
  return pictureWith(id, `data:image/${format};base64,${file.toString("base64")}`);
}

function pictureWith(id: string, lqip: string | null): ImageSource {
  const none = { alt: null, decorative: null, flip: null, hotspot: null, crop: null };
  return { ...none, asset: { _id: `image-${id}-20x11-png`, dimensions: null, lqip } };
}

async function pixelsOf(address: string | undefined) {
  const file = Buffer.from(address?.split(",")[1] ?? "", "base64");
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number) => [...data.subarray(x * info.channels, x * info.channels + 3)];
  return { width: info.width, height: info.height, left: at(0), right: at(info.width - 1) };
}

test("a dozen colours stand for a picture, where it has them", async () => {
  const preview = await previewOf(await pictureOf("a"));
  expect(await pixelsOf(preview)).toEqual({ width: 4, height: 3, left: RED, right: BLUE });
  expect(preview?.length).toBeLessThan(200);
});

test("a mirrored picture has them mirrored", async () => {
  const preview = await previewOf({ ...(await pictureOf("b")), flip: true });
  expect(await pixelsOf(preview)).toMatchObject({ left: BLUE, right: RED });
});

test("the previews of hosted Sanity, which are JPEG, will do", async () => {
  const { left, right } = await pixelsOf(await previewOf(await pictureOf("c", "jpeg")));
  expect(left[0]).toBeGreaterThan(200);
  expect(right[2]).toBeGreaterThan(200);
});

test("a picture is looked at once, however many pages show it", async () => {
  const image = await pictureOf("d");
  expect(previewOf(image)).toBe(previewOf({ ...image, alt: "Elsewhere" }));
});

test("without a preview, or with one that cannot be read, there is none", async () => {
  expect(await previewOf(pictureWith("e", null))).toBeUndefined();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await previewOf(pictureWith("f", "data:image/png;base64,AAAA"))).toBeUndefined();
  expect(await previewOf(await pictureOf("f")), "asked again").toBeDefined();
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining("image-f-20x11-png"),
    expect.anything(),
  );
});
