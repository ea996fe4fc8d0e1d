import { readdirSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { referencesIn } from "#scripts/content/references.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { type PictureName, pictureSize, pictures } from "#scripts/seed/images/manifest.ts";
import { pictureFile, pictureWithAssetId } from "#scripts/seed/pictures/picture-file.ts";
import { servedFiles } from "#scripts/seed/served-files.ts";
import { BUILT_FOLDER } from "#web/lib/browser-scripts/scripts.ts";

const MEGABYTE = 1024 * 1024;
const folder = fileURLToPath(new URL("../../../scripts/seed/images", import.meta.url));
const names = Object.keys(pictures).filter(isPictureName);

function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictures, name);
}

test("every file in the folder is in the manifest, and every picture of the manifest is a file", async () => {
  const files = (await readdir(folder)).filter((file) => file !== "manifest.ts");
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

test("every picture that the content shows is a file in the folder", async () => {
  const files = await readdir(folder);
  const shown = new Set(
    seedDocuments
      .flatMap(referencesIn)
      .filter(({ id }) => id.startsWith("image-"))
      .map(({ id }) => `${pictureWithAssetId(id)?.name}.webp`),
  );
  expect(shown.size).toBeGreaterThan(0);
  expect([...shown].filter((file) => !files.includes(file))).toEqual([]);
});

async function dimensions(path: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(path).metadata();
  return { width, height };
}

const ROOT = new URL("../../../", import.meta.url);
const rows: readonly string[] = Object.keys(servedFiles);

/** Every file below the folder by its path in the project; a folder with a row is one of them. */
function filesIn(folder: string): string[] {
  return readdirSync(new URL(folder, ROOT), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    // Made from the code with each build.
    if (path === BUILT_FOLDER) return [];
    if (!entry.isDirectory()) return [path];
    return rows.includes(`${path}/`) ? [`${path}/`] : filesIn(path);
  });
}

test("every file that is served as it is has its origin and licence in the manifest", () => {
  const files = ["web/public", "studio/static"].flatMap(filesIn);
  expect(rows.toSorted()).toEqual(files.toSorted());
});
