import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file. The old one is replaced at once, so a process that is killed leaves it whole. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${process.pid}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
