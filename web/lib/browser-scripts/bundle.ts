import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";

type BundlerOptions = NonNullable<
  NonNullable<Parameters<typeof build>[0]>["build"]
>["rolldownOptions"];

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** The browsers that Next builds for. */
const BROWSERS = ["chrome111", "edge111", "firefox111", "safari16.4"];

const SHARED = {
  root: ROOT,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: "error",
  // As it is served, whatever runs the build.
  define: { "process.env.NODE_ENV": '"production"' },
  oxc: { jsx: { runtime: "automatic", development: false } },
} as const;

/**
 * A module with all that it imports, as one plain script.
 * @param entry absolute path of the module
 */
export async function bundleScript(entry: string): Promise<string> {
  const files = await bundle({ input: entry, output: { format: "iife" } });
  const [file] = files;
  if (files.length !== 1 || file === undefined) throw new Error(`${entry} is not one script.`);
  return file.code;
}

/**
 * Modules with what they share, and what they import later, in files of its own. The names of the
 * files change with their content.
 * @param entries absolute paths of the modules by their names
 */
export function bundleModules(entries: Readonly<Record<string, string>>) {
  const names = "[name]-[hash].js";
  return bundle({
    input: { ...entries },
    preserveEntrySignatures: "strict",
    output: {
      format: "es",
      entryFileNames: names,
      chunkFileNames: names,
      codeSplitting: {
        groups: [{ name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// }],
      },
    },
  });
}

/**
 * Modules of islands for the server of the site, with all that they import: each gives the HTML of its
 * component for the island's props.
 * @param entries absolute paths of the modules by their names
 * @param folder absolute; what is in it goes
 */
export async function bundleServerIslands(
  entries: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  await build({
    ...SHARED,
    resolve: { alias: { "#web/islands/browser.ts": join(ROOT, "web/islands/on-server.tsx") } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: "node22",
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: { ...entries },
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
}

async function bundle(rolldownOptions: BundlerOptions): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    ...SHARED,
    build: { write: false, target: BROWSERS, modulePreload: false, rolldownOptions },
  });
  const files = "output" in result ? result.output : [];
  return files.flatMap((file) => (file.type === "chunk" ? [file] : []));
}
