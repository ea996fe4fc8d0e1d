import { readdir, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type PictureName, pictures } from "#scripts/art/pictures.ts";
import { scenes } from "#scripts/art/scenes/index.mjs";
import { pictureSize } from "#scripts/art/size.ts";
import { pictureFile } from "#scripts/seed/pictures/picture-file.ts";

const MEGABYTE = 1024 * 1024;
const names = Object.keys(pictures).filter((name): name is PictureName => name in scenes);

test("every picture has a drawing and a file, and nothing else lies between them", async () => {
  const files = await readdir(
    fileURLToPath(new URL("../../../scripts/seed/images", import.meta.url)),
  );
  expect(Object.keys(scenes).toSorted()).toEqual(Object.keys(pictures).toSorted());
  expect(files.toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted());
});

test("every file has the declared size, and all of them stay within 15 MB", async () => {
  let bytes = 0;
  for (const name of names) {
    const { path } = pictureFile(name);
    expect({ name, ...(await dimensions(path)) }).toEqual({ name, ...pictureSize });
    bytes += (await stat(path)).size;
  }
  expect(bytes).toBeLessThan(15 * MEGABYTE);
});

test("a picture is drawn the same every time", () => {
  expect(scenes.dubai().svg()).toBe(scenes.dubai().svg());
});

test.each(names)("the crop of %s keeps a point inside the picture", (name) => {
  for (const percent of pictures[name].focus) {
    expect(percent).toBeGreaterThan(0);
    expect(percent).toBeLessThan(100);
  }
});

async function dimensions(path: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(path).metadata();
  return { width, height };
}
