import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fontDeclarations } from "./declarations.ts";
import { FONTS_FOLDER, makeFontFiles } from "./families.ts";

/**
 * Cuts the site's type out of the npm packages. Needed after a new version of one of them, or after
 * changing what the files hold; a unit test fails on a stale file.
 */
export async function writeFonts(): Promise<void> {
  await mkdir(FONTS_FOLDER, { recursive: true });
  const files = await makeFontFiles();
  files.set("fonts.generated.ts", Buffer.from(fontDeclarations()));
  for (const [name, bytes] of files) {
    await writeFile(join(FONTS_FOLDER, name), bytes);
    console.log(`${join(FONTS_FOLDER, name)}: ${bytes.length} bytes`);
  }
}
