import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { servedFiles } from "#scripts/seed/served-files.ts";
import { BUILT_FOLDER } from "#web/lib/browser-scripts/scripts.ts";

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
