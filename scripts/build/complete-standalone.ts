import { cp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { ROOT, SITE_SERVER } from "../lib/project.ts";

/** What a start of the site reads of its build, beside what Next copies. */
const KEPT = ["static", "answers.json", "built-scripts.json", "server-islands"];

/**
 * Makes of the folder that Next calls standalone one that runs by the site's own server, wherever it
 * is put and started: `node web/server.mjs`.
 * @param web folder of the pages
 * @param buildDir name of the build's folder in it
 * @returns the folder
 */
export async function completeStandalone(web: string, buildDir: string): Promise<string> {
  const built = join(web, buildDir);
  const folder = join(built, "standalone");
  const target = join(folder, "web");
  for (const name of KEPT) {
    await cp(join(built, name), join(target, buildDir, name), { recursive: true, force: true });
  }
  await cp(join(web, "public"), join(target, "public"), { recursive: true, force: true });
  await bundleServer(join(target, "server"));
  await cp(join(web, "server", "no-cache.mjs"), join(target, "server", "no-cache.mjs"));
  await rm(join(target, "server.js"));
  await writeFile(join(target, "server.mjs"), startingModule(buildDir));
  return folder;
}

/**
 * Starts our server. Next is told its configuration as by its own server of such a folder, for the
 * file that it would otherwise read needs what only a build has.
 */
const startingModule = (
  buildDir: string,
) => `// The server of this folder: node web/server.mjs --port 3000
import { readFileSync } from "node:fs";
import { join } from "node:path";

const build = join(import.meta.dirname, ${JSON.stringify(buildDir)});
const { config } = JSON.parse(readFileSync(join(build, "required-server-files.json"), "utf8"));
// Next looks for it from other folders than its own server of such a folder would.
config.cacheHandler = join(import.meta.dirname, "server", "no-cache.mjs");
Object.assign(process.env, {
  NORDUNE_BUILD_DIR: build,
  __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config),
});
await import("./server/main.mjs");
`;

/**
 * Writes the server of the site with all that it imports but Next into `<folder>/main.mjs` and
 * files beside it.
 * @param folder absolute
 */
async function bundleServer(folder: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "error",
    ssr: { noExternal: true, external: ["next"] },
    build: {
      ssr: SITE_SERVER,
      target: "node22",
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        output: { entryFileNames: "main.mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
}
