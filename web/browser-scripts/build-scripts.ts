import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleModules, bundleScript } from "./bundle.ts";
import {
  type BrowserScript,
  BUILT_PATH,
  type BuiltScripts,
  browserScripts,
  type IslandName,
  islandModules,
} from "./scripts.ts";

/** Pages of an earlier build may be open, or its server still run: their scripts stay this long. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Builds every script into `folder`, each under a name that changes with its content, so that
 * browsers may keep it for good.
 * @param folder absolute; made when it is missing, and cleared of what old builds have left
 * @returns the paths at which pages ask for them
 * @throws Error when a script does not compile
 */
export async function buildScripts(folder: string): Promise<BuiltScripts> {
  await mkdir(folder, { recursive: true });
  const write = async (name: BrowserScript) => {
    const code = await bundleScript(browserScripts[name]);
    const hash = createHash("sha256").update(code).digest("hex").slice(0, 10);
    await writeFile(join(folder, `${name}-${hash}.js`), code);
    return `${BUILT_PATH}${name}-${hash}.js`;
  };
  const addresses = {
    shell: await write("shell"),
    waking: await write("waking"),
    "home-countries": await write("home-countries"),
    islands: await buildIslands(folder),
    styleHashes: await styleHashes(),
  };
  await removeOld(folder);
  return addresses;
}

async function buildIslands(folder: string): Promise<BuiltScripts["islands"]> {
  const files = await bundleModules(islandModules);
  for (const { fileName, code } of files) await writeFile(join(folder, fileName), code);
  // What is imported later, too: a browser never asks again for a module that it failed to import.
  const imports = new Map(
    files.map(({ fileName, imports, dynamicImports }) => [
      fileName,
      [...imports, ...dynamicImports],
    ]),
  );
  const addressesOf = (island: IslandName) => {
    const entry = files.find(({ isEntry, name }) => isEntry && name === island);
    if (entry === undefined) throw new Error(`The island "${island}" was not built.`);
    const found = new Set([entry.fileName]);
    // A set also visits what is added to it on the way.
    for (const file of found) for (const imported of imports.get(file) ?? []) found.add(imported);
    return [...found].map((file) => BUILT_PATH + file);
  };
  return {
    // It wakes by itself, and says in the form, too, what toasts say: they come with the first turn to it.
    consultation: addressesOf("consultation").filter((address) => !/\/toaster-/.test(address)),
    "email-capture": addressesOf("email-capture"),
    "tax-estimate": addressesOf("tax-estimate"),
    "visa-route": addressesOf("visa-route"),
    "day-counter": addressesOf("day-counter"),
    "move-plan": addressesOf("move-plan"),
    "zone-finder": addressesOf("zone-finder"),
  };
}

/**
 * What sonner writes into a page: an empty style element, and then its sheet in that.
 * @returns source expressions for the security policy
 * @throws Error where its module has the sheet in another form
 */
async function styleHashes(): Promise<string[]> {
  const module = await readFile(fileURLToPath(import.meta.resolve("sonner")), "utf8");
  const [, sheet] = /^__insertCSS\((".+")\)/m.exec(module) ?? [];
  if (sheet === undefined) throw new Error("sonner no longer writes its sheet by __insertCSS.");
  return ["", JSON.parse(sheet)].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}

async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > KEPT_MS) await rm(join(folder, name));
  }
}
