import { build } from "vite";
import { ROOT, SITE_SERVER } from "../lib/project.ts";

/**
 * Writes the server of the site with all that it imports but Next into `<folder>/main.mjs` and
 * files beside it.
 * @param folder absolute
 */
export async function bundleServer(folder: string): Promise<void> {
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
