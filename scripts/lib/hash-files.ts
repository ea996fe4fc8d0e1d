import { createHash, type Hash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A SHA-256 over the names and contents of the files that the patterns find below a folder. */
export function hashFiles(root: string, patterns: readonly string[], exclude?: string[]): Hash {
  const hash = createHash("sha256");
  for (const file of globSync(patterns, { cwd: root, exclude }).sort()) {
    if (!statSync(join(root, file)).isFile()) continue;
    const content = readFileSync(join(root, file));
    // With its length, so that one file's end is never another one's beginning.
    hash.update(`${file.replaceAll("\\", "/")}\n${content.length}\n`).update(content);
  }
  return hash;
}
