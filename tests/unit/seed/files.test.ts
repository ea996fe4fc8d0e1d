import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";
import { type PictureName, pictureSize, pictures } from "#scripts/seed/images/manifest.ts";
import { pictureFile } from "#scripts/seed/pictures/picture-file.ts";
import { servedFiles } from "#scripts/seed/served-files.ts";
import { BUILT_FOLDER } from "#web/lib/build-dir.ts";

const isPictureName = (name: string): name is PictureName => Object.hasOwn(pictures, name);
const names = Object.keys(pictures).filter(isPictureName);

test("the folder holds what the manifest names, in the size it declares, within 15 MB together", async () => {
  const files = readdirSync(join(ROOT, "scripts/seed/images"));
  const named = names.map((name) => `${name}.webp`);
  expect(files.toSorted()).toEqual([...named, "manifest.ts"].toSorted());
  let bytes = 0;
  for (const name of names) {
    const { path } = pictureFile(name);
    const { width, height } = await sharp(path).metadata();
    expect({ name, width, height }).toEqual({ name, ...pictureSize });
    bytes += statSync(path).size;
  }
  expect(bytes).toBeLessThan(15 * 1024 * 1024);
});

const rows: readonly string[] = Object.keys(servedFiles);

/** Every file below the folder by its path in the project; a folder with a row is one of them. */
function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
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
