import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "../lib/hash-files.ts";

/** What the Studio is made from, besides the environment. */
const INPUT_FILES = [
  "studio/**/*.{ts,tsx,js,jsx,mjs,json,css,svg,png,ico}",
  "schemas/**/*.{ts,tsx}",
  "scripts/check-content/checks/**/*.ts",
  "package-lock.json",
  "tsconfig.json",
];
const NOT_INPUT = ["**/node_modules/**", "studio/dist/**", "studio/.sanity/**"];
const STAMP = "inputs.sha256";

/** A hash over the files and environment values a Studio build depends on. */
export function hashStudioInputs(root: string, environment: Record<string, unknown>): string {
  const values = Object.entries(environment).sort(([a], [b]) => (a < b ? -1 : 1));
  return hashFiles(root, INPUT_FILES, NOT_INPUT).update(JSON.stringify(values)).digest("hex");
}

/** Whether `buildDir` holds a finished build made from inputs with this hash. */
export function isBuiltFrom(buildDir: string, hash: string): boolean {
  const stamp = join(buildDir, STAMP);
  return (
    existsSync(join(buildDir, "index.html")) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === hash
  );
}

/** Marks a finished build; the next one clears the folder, and the mark with it. */
export function stampBuild(buildDir: string, hash: string): void {
  writeFileSync(join(buildDir, STAMP), hash);
}
