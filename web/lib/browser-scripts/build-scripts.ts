import { createHash } from "node:crypto";
import { glob, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { bundleModules, bundleScript, bundleServerIslands } from "./bundle.ts";
import { BUILT_PATH, type BuiltScripts } from "./scripts.ts";

/** Pages of an earlier build may be open, or its server still run: their scripts stay this long. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Builds every script of a site into `folder`, each under a name that changes with its content, so
 * that browsers may keep it for good.
 * @param site absolute path of the folder in which the modules are looked for
 * @param folder absolute; made when it is missing, and cleared of what old builds have left
 * @returns the paths at which pages ask for them
 * @throws Error when a script does not compile, or two have one name
 */
export async function buildScripts(
  site: string,
  folder: string,
): Promise<Omit<BuiltScripts, "styleHashes">> {
  await mkdir(folder, { recursive: true });
  const scripts: Record<string, string> = {};
  for (const [name, module] of Object.entries(await findModules(site, ".script.ts"))) {
    const code = await bundleScript(module);
    const hash = createHash("sha256").update(code).digest("hex").slice(0, 10);
    await writeFile(join(folder, `${name}-${hash}.js`), code);
    scripts[name] = `${BUILT_PATH}${name}-${hash}.js`;
  }
  const islands = await buildIslands(await findModules(site, ".island.ts"), folder);
  await removeOld(folder);
  return { scripts, islands };
}

/**
 * Builds the islands of a site's tools for the server of the site, which answers by them.
 * @param site absolute path of the folder in which the modules are looked for
 * @param folder absolute
 */
export async function buildServerIslands(site: string, folder: string): Promise<void> {
  await bundleServerIslands(await findModules(join(site, "tools"), ".island.ts"), folder);
}

/** The modules of a site whose names end so, by what stands before. */
async function findModules(site: string, ending: string): Promise<Record<string, string>> {
  const modules: Record<string, string> = {};
  for await (const path of glob(`**/*${ending}`, { cwd: site, exclude: ["**/node_modules/**"] })) {
    const name = basename(path, ending);
    if (name in modules) throw new Error(`Two modules are named ${name}${ending}.`);
    modules[name] = join(site, path);
  }
  return modules;
}

async function buildIslands(
  modules: Readonly<Record<string, string>>,
  folder: string,
): Promise<BuiltScripts["islands"]> {
  const files = await bundleModules(modules);
  for (const { fileName, code } of files) await writeFile(join(folder, fileName), code);
  // What is imported later, too: a browser never asks again for a module that it failed to import.
  const imports = new Map(
    files.map(({ fileName, imports, dynamicImports }) => [
      fileName,
      [...imports, ...dynamicImports],
    ]),
  );
  const addressesFrom = (entry: string) => {
    const found = new Set([entry]);
    // A set also visits what is added to it on the way.
    for (const file of found) for (const imported of imports.get(file) ?? []) found.add(imported);
    return [...found].map((file) => BUILT_PATH + file);
  };
  const entries = files.filter(({ isEntry }) => isEntry);
  return Object.fromEntries(entries.map(({ name, fileName }) => [name, addressesFrom(fileName)]));
}

async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > KEPT_MS) await rm(join(folder, name));
  }
}
