import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { ImageSource } from "#schemas/shared/images/image-source.ts";
import { sizedImage } from "#tests/support/sized-image.ts";
import { PREVIEWS_FILE } from "#web/lib/build-dir.ts";
import { log } from "#web/lib/log.ts";
import { previewsIn, withPicturePreviews } from "./picture-previews.ts";

const RED = [255, 0, 0];
const BLUE = [0, 0, 255];

/** An image whose preview is red above and blue below. */
async function pictureOf(id: string): Promise<ImageSource> {
  const rows = Array.from({ length: 20 }, (_, at) => (at < 10 ? RED : BLUE)).flat();
  const raw = { width: 1, height: 20, channels: 3 } as const;
  const file = await sharp(Buffer.from(rows), { raw }).png().toBuffer();
  const lqip = `data:image/png;base64,${file.toString("base64")}`;
  return { ...sizedImage, asset: { _id: id, dimensions: null, lqip } };
}

/** The preview of an image somewhere in a piece of content. */
async function previewOf(image: ImageSource): Promise<string | null | undefined> {
  const content = structuredClone({ sections: [{ image }] });
  await withPicturePreviews(content);
  return content.sections[0]?.image.asset?.lqip;
}

test("a picture's placeholder has the tones of its upper and its lower half", async () => {
  expect(await previewOf(await pictureOf("a"))).toMatch(/^#[ef].00.. #..00[ef].$/);
});

test("a grey picture has grey tones", async () => {
  const raw = { width: 1, height: 1, channels: 1 } as const;
  const file = await sharp(Buffer.from([0x80]), { raw })
    .toColourspace("b-w")
    .png()
    .toBuffer();
  const lqip = `data:image/png;base64,${file.toString("base64")}`;
  const asset = { _id: "grey", dimensions: null, lqip };
  expect(await previewOf({ ...sizedImage, asset })).toBe("#808080 #808080");
});

test("a placeholder that cannot be fetched is left out until it can be", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const broken = { _id: "f", dimensions: null, lqip: "data:image/png;base64,AAAA" };
  expect(await previewOf({ ...sizedImage, asset: broken })).toBeNull();
  expect(await previewOf(await pictureOf("f")), "asked again").toMatch(/^#/);
  expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining("of f"));
});

test("a started server shows the previews of pictures that its build has made", async () => {
  const dir = await makeTempDir();
  const image = await pictureOf("built");
  const saved = await previewsIn([{ image }, { image: { ...image, asset: null } }]);
  expect(Object.keys(saved)).toEqual(["built"]);
  await writeFile(join(dir, PREVIEWS_FILE), JSON.stringify(saved));
  vi.stubEnv("NORDUNE_BUILD_DIR", dir);
  vi.resetModules();
  vi.doMock("sharp", () => Promise.reject(new Error("It was loaded.")));
  const server = await import("./picture-previews.ts");
  const content = structuredClone({ image });
  await server.withPicturePreviews(content);
  expect(content.image.asset?.lqip).toBe(saved.built);
});
