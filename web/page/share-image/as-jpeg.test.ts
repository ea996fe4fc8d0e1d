import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { asJpeg, SHARE_IMAGE_BYTES } from "./as-jpeg.ts";

const SIZE = { width: 1200, height: 630, channels: 3 as const };

/** Noise over half of the image, more than in any photograph, behind letters with hard edges. */
async function cardWith(noise: number): Promise<ArrayBuffer> {
  const grain = randomBytes(600 * 630 * 3).map((byte) => 128 + (byte - 128) * noise);
  const picture = sharp(grain, { raw: { width: 600, height: 630, channels: 3 } });
  const input = await picture.png().toBuffer();
  const card = sharp({ create: { ...SIZE, background: "#eaf2f2" } });
  const png = await card
    .composite([{ input, left: 600, top: 0 }])
    .png()
    .toBuffer();
  return Uint8Array.from(png).buffer;
}

test.each([0, 0.1, 0.3, 1])(
  "a share image is a JPEG that is small enough for networks, also of noise × %d",
  async (noise) => {
    const jpeg = await asJpeg(await cardWith(noise));
    const { format, width, height, chromaSubsampling } = await sharp(jpeg).metadata();
    expect({ format, width, height, chromaSubsampling }).toEqual({
      ...{ format: "jpeg", width: 1200, height: 630, chromaSubsampling: "4:4:4" },
    });
    expect(jpeg.byteLength).toBeLessThanOrEqual(SHARE_IMAGE_BYTES);
  },
);
