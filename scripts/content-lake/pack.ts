/**
 * Before `npm pack`: makes JavaScript of the package in `dist/`, because Node runs no TypeScript below
 * node_modules, and lets package.json lead there. After it, `--undo` puts package.json back and
 * takes `dist/` away.
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
  // For the tests of whoever has the source.
  delete packed.exports["./testing"];
  const json = JSON.stringify(packed, null, 2).replaceAll(/"\.\/([^"]+)\.ts"/g, '"./dist/$1.js"');
  writeFileSync(MANIFEST, `${json}\n`);
}
