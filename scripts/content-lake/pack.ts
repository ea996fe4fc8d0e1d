/**
 * Runs before `npm pack`: compiles the package to JavaScript in `dist/`, because Node runs no
 * TypeScript below node_modules, and changes package.json accordingly. `--undo` restores
 * package.json afterwards and deletes `dist/`.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";

const MANIFEST = join(import.meta.dirname, "package.json");
const KEPT = join(import.meta.dirname, ".package.json.kept");
const BUILT = join(import.meta.dirname, "dist");

rmSync(BUILT, { recursive: true, force: true });
if (process.argv.includes("--undo")) {
  if (existsSync(KEPT)) renameSync(KEPT, MANIFEST);
} else {
  const typescript = dirname(createRequire(import.meta.url).resolve("typescript/package.json"));
  execFileSync(process.execPath, [join(typescript, "bin/tsc"), "-p", import.meta.dirname], {
    stdio: "inherit",
  });
  const text = readFileSync(MANIFEST, "utf8");
  writeFileSync(KEPT, text);
  const manifest = z.looseObject({ exports: z.record(z.string(), z.string()) });
  const { scripts: _, devDependencies: __, ...packed } = manifest.parse(JSON.parse(text));
  // Tests are for those who have the source.
  delete packed.exports["./testing"];
  const json = JSON.stringify(packed, null, 2).replaceAll(/"\.\/([^"]+)\.ts"/g, '"./dist/$1.js"');
  writeFileSync(MANIFEST, `${json}\n`);
}
