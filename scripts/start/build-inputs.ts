import { createHash, type Hash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const STAMP = "inputs.sha256";
/** Files that every build depends on. */
const SHARED = ["schemas/**/*.{ts,tsx}", "package-lock.json", "tsconfig.json"];
/** Files that no build depends on. */
const NEVER = ["**/node_modules/**", "**/*.test.{ts,tsx}"];

/**
 * The files that a build is made from, and exceptions. Wildcards do not match names that begin with
 * a dot, such as folders of builds.
 */
export const inputs = {
  studio: {
    files: [
      ...SHARED,
      "studio/**/*.*",
      "scripts/{check-content/checks,content,site-content}/**/*.ts",
      "docs/editing.md",
      "docs/pictures/*.webp",
    ],
    not: [...NEVER, "studio/dist/**"],
  },
  site: {
    files: [...SHARED, "web/**/*.*", "next.config.mjs", "postcss.config.mjs", "scripts/build/*.ts"],
    not: [...NEVER, "web/public/built/**", "web/next-env.d.ts"],
  },
};

/** A SHA-256 of the names and contents of the matching files below a folder. */
export function hashFiles(root: string, patterns: readonly string[], exclude?: string[]): Hash {
  const hash = createHash("sha256");
  for (const file of globSync(patterns, { cwd: root, exclude }).sort()) {
    if (!statSync(join(root, file)).isFile()) continue;
    const content = readFileSync(join(root, file));
    // The length separates a file's end from the next file's beginning.
    hash.update(`${file.replaceAll("\\", "/")}\n${content.length}\n`).update(content);
  }
  return hash;
}

/** A hash of the files and environment values that a build depends on. */
export function hashInputs(
  root: string,
  { files, not }: { files: string[]; not: string[] },
  environment: Record<string, unknown>,
): string {
  const values = Object.entries(environment).sort(([a], [b]) => (a < b ? -1 : 1));
  return hashFiles(root, files, not).update(JSON.stringify(values)).digest("hex");
}

/**
 * Builds, unless the folder contains a finished build of the same inputs.
 * @param hash of the inputs
 * @param isComplete whether files outside of the folder still exist
 * @returns whether it was built
 */
export async function buildOnce(
  folder: string,
  hash: string,
  build: () => Promise<void>,
  isComplete = () => true,
): Promise<boolean> {
  const stamp = join(folder, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash && isComplete()) return false;
  // An interrupted build must not count as finished.
  rmSync(stamp, { force: true });
  await build();
  writeFileSync(stamp, hash);
  return true;
}
