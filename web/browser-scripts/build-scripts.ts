import { createHash } from "node:crypto";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { type BrowserScript, BUILT_PATH, browserScripts } from "./scripts.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The browsers that Next builds for. */
const BROWSERS = ["chrome111", "edge111", "firefox111", "safari16.4"];

/** Pages of an earlier build may be open, or its server still run: their scripts stay this long. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Builds every script into `folder`, each under a name that changes with its content, so that
 * browsers may keep it for good.
 * @param folder absolute; made when it is missing, and cleared of what old builds have left
 * @returns the path at which pages ask for each script
 * @throws Error when a script does not compile
 */
export async function buildScripts(folder: string): Promise<Record<BrowserScript, string>> {
  await mkdir(folder, { recursive: true });
  const write = async (name: BrowserScript) => {
    const code = await bundle(browserScripts[name]);
    const hash = createHash("sha256").update(code).digest("hex").slice(0, 10);
    await writeFile(join(folder, `${name}-${hash}.js`), code);
    return `${BUILT_PATH}${name}-${hash}.js`;
  };
  const addresses = { shell: await write("shell"), waking: await write("waking") };
  await removeOld(folder);
  return addresses;
}

/** The module with all that it imports, as one plain script. */
async function bundle(entry: string): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "error",
    build: {
      write: false,
      target: BROWSERS,
      modulePreload: false,
      rolldownOptions: { input: join(ROOT, entry), output: { format: "iife" } },
    },
  });
  const files = "output" in result ? result.output : [];
  const [file] = files;
  if (files.length !== 1 || file?.type !== "chunk") throw new Error(`${entry} is not one script.`);
  return file.code;
}

async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > KEPT_MS) await rm(join(folder, name));
  }
}
