import { readdirSync } from "node:fs";
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

test.each(names)("the picture %s of the manifest has the size that is declared", async (name) => {
  const { width, height } = await sharp(pictureFile(name).path).metadata();
  expect({ width, height }).toEqual(pictureSize);
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
