import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { servedFiles } from "#scripts/seed/served-files.ts";
import { BUILT_FOLDER } from "#web/lib/browser-scripts/scripts.ts";

const ROOT = new URL("../../../", import.meta.url);

/** Every file below the folder, by its path in the project. */
function filesIn(folder: string): string[] {
  return readdirSync(new URL(folder, ROOT), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    // Made from the code with each build.
    if (path === BUILT_FOLDER) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

test("every file that is served as it is has its origin and licence in the manifest", () => {
  const files = ["web/public", "studio/static"].flatMap(filesIn);
  expect(Object.keys(servedFiles).toSorted()).toEqual(files.toSorted());
});
