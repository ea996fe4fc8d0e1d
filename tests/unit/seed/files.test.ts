import { readdirSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { referencesIn } from "@nordune/content-tool";
import sharp from "sharp";
import { expect, test } from "vitest";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { type PictureName, pictureSize, pictures } from "#scripts/seed/images/manifest.ts";
import { pictureFile, pictureWithAssetId } from "#scripts/seed/pictures/picture-file.ts";
import { servedFiles } from "#scripts/seed/served-files.ts";
import { BUILT_FOLDER } from "#web/lib/build-dir.ts";

const folder = fileURLToPath(new URL("../../../scripts/seed/images", import.meta.url));
const names = Object.keys(pictures).filter(isPictureName);

function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictures, name);
}

test("the folder holds what the manifest names, in the size it declares, within 15 MB together", async () => {
  const files = (await readdir(folder)).filter((file) => file !== "manifest.ts");
  expect(files.toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted());
  let bytes = 0;
  for (const name of names) {
    const { path } = pictureFile(name);
    const { width, height } = await sharp(path).metadata();
    expect({ name, width, height }).toEqual({ name, ...pictureSize });
    bytes += (await stat(path)).size;
  }
  expect(bytes).toBeLessThan(15 * 1024 * 1024);
});

test("every picture that the content shows is one of them", () => {
  const shown = seedDocuments.flatMap(referencesIn).filter(({ id }) => id.startsWith("image-"));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter(({ id }) => pictureWithAssetId(id) === undefined)).toEqual([]);
});

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
