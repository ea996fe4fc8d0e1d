import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { namedProgram } from "./named-program.ts";

/**
 * Path of a Chromium to test with: the one `CHROMIUM_PATH` names, or else the one that npm brings,
 * the same build on every machine; that is for linux-x64 only, others take Playwright's own.
 */
export async function browserExecutable(): Promise<string> {
  const named = namedProgram("CHROMIUM_PATH");
  if (named !== undefined) return named;
  if (process.platform === "linux" && process.arch === "x64") return packagedBrowser();
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error("No Chromium found. Run: npx playwright install chromium");
}

async function packagedBrowser(): Promise<string> {
  // In the package's own folder, with which npm replaces it: the temporary folder, where the
  // package looks by itself, may hold a build of another version.
  const folder = fileURLToPath(new URL("../unpacked", import.meta.resolve("@sparticuz/chromium")));
  if (!existsSync(folder)) await unpackBrowser(folder);
  const path = join(folder, "chromium");
  if (!starts(path)) {
    // The package also brings fonts and system libraries (NSS and its kin), for a bare machine.
    process.env.FONTCONFIG_PATH ??= join(folder, "fonts");
    const libraries = [join(folder, "al2023", "lib"), process.env.LD_LIBRARY_PATH];
    process.env.LD_LIBRARY_PATH = libraries.filter(Boolean).join(":");
  }
  return path;
}

/** Unpacks all that the package brings; the folder appears when it is whole. */
async function unpackBrowser(folder: string): Promise<void> {
  const { inflate } = await import("@sparticuz/chromium");
  const unpacking = await mkdtemp(`${folder}-`);
  const { TMPDIR } = process.env;
  // The only way to tell the package where to.
  process.env.TMPDIR = unpacking;
  const archives = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];
  const inflating = archives.map((archive) => inflate(join(folder, "../bin", archive)));
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await Promise.all(inflating);
  const fonts = join(unpacking, "fonts", "fonts.conf");
  await writeFile(fonts, (await readFile(fonts, "utf8")).replaceAll("/tmp", folder));
  // Another process may have been quicker.
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
