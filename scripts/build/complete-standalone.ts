import { cp, mkdir, readdir, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** What a start of the site reads of its build, beside what Next copies. */
const KEPT = ["static", "routing-table.json", "answers"];

/** The handler of rendered pages, from the folder of the pages. */
const CACHE_HANDLER = join("content", "freshness", "page-cache.mjs");

/**
 * Makes of the folder that Next calls standalone one that runs: `node web/server.cjs`.
 * @param web folder of the pages
 * @param buildDir name of the build's folder in it
 * @returns the folder, and its size in bytes
 */
export async function completeStandalone(
  web: string,
  buildDir: string,
): Promise<{ folder: string; bytes: number }> {
  const build = join(web, buildDir);
  const folder = join(build, "standalone");
  const target = join(folder, "web");
  for (const name of KEPT) {
    await cp(join(build, name), join(target, buildDir, name), { recursive: true, force: true });
  }
  await cp(join(web, "public"), join(target, "public"), { recursive: true, force: true });
  // Next writes CommonJS, which the project's package.json says that a .js file is not.
  await rename(join(target, "server.js"), join(target, "server.cjs"));
  await placeCacheHandler(folder, target);
  return { folder, bytes: await sizeOf(folder) };
}

/**
 * Next notes the handler's place as seen from the build's folder. Its server looks there, but its pages
 * look from the folder above, where this hands on the very same module.
 */
async function placeCacheHandler(folder: string, target: string): Promise<void> {
  const wanted = join(folder, CACHE_HANDLER);
  const real = relative(dirname(wanted), join(target, CACHE_HANDLER));
  await mkdir(dirname(wanted), { recursive: true });
  await writeFile(wanted, `export { default } from "${real.replaceAll("\\", "/")}";\n`);
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
