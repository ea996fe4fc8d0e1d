import { join } from "node:path";
import { build } from "vite";
import { ROOT, SITE_SERVER } from "../lib/project.ts";

/**
 * Packages that the pages load too. Next and the register of metrics must be there once; a second
 * copy of the others would only take memory. Next's standalone output holds them all.
 */
const SHARED_PACKAGES = [
  "@sanity/client",
  "lru-cache",
  "negotiator",
  "next",
  "pino",
  "pino-pretty",
  "prom-client",
  "zod",
];

/**
 * Bundles the server into a build of the site, so that it runs wherever the build is put: in this
 * checkout, and in an image that holds Next's standalone output and no source.
 * @param buildDir absolute path of the build
 */
export async function bundleServer(buildDir: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "error",
    ssr: { noExternal: true, external: SHARED_PACKAGES },
    build: {
      ssr: true,
      target: "node22",
      minify: false,
      outDir: join(buildDir, SITE_SERVER, ".."),
      emptyOutDir: true,
      rolldownOptions: {
        input: { main: join(ROOT, "web", "server", "main.ts") },
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
}
