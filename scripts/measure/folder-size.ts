import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

export type FolderSize = { files: number; bytes: number };

/** Counts the files of a folder, at any depth, and their bytes. */
export async function folderSize(folder: string): Promise<FolderSize> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
