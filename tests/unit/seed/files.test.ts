import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { readFolder } from "@nordune/content-tool";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";
import { servedFiles } from "#scripts/seed/served-files.ts";
import { BUILT_FOLDER } from "#web/lib/build-dir.ts";

const folders = ["scripts/seed/blank", "scripts/seed/content"];

test.each(folders)(
  "every picture of %s is used, has a credit, and is wide enough for the widest screen",
  async (folder) => {
    const { assets } = await readFolder(join(ROOT, folder));
    const used = assets.map(({ path }) => basename(path)).toSorted();
    expect(readdirSync(join(ROOT, folder, "images")).toSorted()).toEqual(used);
    for (const { path, facts } of assets) {
      expect.soft(facts.creditLine, path).toBeTruthy();
      const { width, height } = await sharp(path).metadata();
      expect.soft({ path, width, height }).toEqual({ path, width: 1920, height: 1080 });
    }
  },
);

const rows: readonly string[] = Object.keys(servedFiles);

/** Every file below the folder by its path in the project; a folder with a row is one of them. */
function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    // Generated with each build.
    if (path === BUILT_FOLDER) return [];
    if (!entry.isDirectory()) return [path];
    return rows.includes(`${path}/`) ? [`${path}/`] : filesIn(path);
  });
}

test("every file that the site serves unchanged has its origin and licence in the manifest", () => {
  const files = ["web/public", "studio/static"].flatMap(filesIn);
  expect(rows.toSorted()).toEqual(
    [...folders.map((folder) => `${folder}/images/`), ...files].toSorted(),
  );
});
