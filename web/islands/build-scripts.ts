import { existsSync, watch } from "node:fs";
import { cp, glob, mkdir, readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { type BuildEnvironmentOptions, build, type Plugin } from "vite";
import { BUILT_PATH, type BuiltScripts } from "./scripts.ts";

/**
 * Old scripts are kept for this time, because pages of an earlier build may still be open, or its
 * server may still run.
 */
const OLD_SCRIPTS_TTL_MS = 7 * 24 * 60 * 60 * 1000;

/** The browsers that Next builds for. */
const BROWSERS = ["chrome111", "edge111", "firefox111", "safari16.4"];

/** The names contain a hash of the content, so browsers may cache the files for good. */
const HASHED_NAMES = "[name]-[hash].js";

/** In development names stay the same, so that an open page can load changed scripts. */
const DEVELOPMENT_NAMES = "[name].js";
const DEBOUNCE_MS = 200;

const HYDRATION_SCRIPT = join(import.meta.dirname, "hydrate.ts");

type Output = NonNullable<BuildEnvironmentOptions["rolldownOptions"]>["output"];

/**
 * The suffix of an island's entry: the island's module together with the `hydrate` function of its
 * `Form`.
 */
const ENTRY = "?island";

const PRELOAD_HELPER = "\0vite/preload-helper.js";

/**
 * Leaves out Vite's helper around each `import()`. It loads the styles of a module first, and these
 * scripts have no styles.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) =>
    id === PRELOAD_HELPER ? "export const __vitePreload = (load) => load();" : undefined,
};

const HYDRATE_MODULE = JSON.stringify(join(import.meta.dirname, "hydrate-island.tsx"));

/** @param root the module that exports `Root`, a component around each form */
const islandEntries = (root: string | undefined): Plugin => ({
  name: "island-entries",
  resolveId: (id) => (id.endsWith(ENTRY) ? id : undefined),
  load: (id) =>
    id.endsWith(ENTRY)
      ? `import { createHydrate } from ${HYDRATE_MODULE};
        import { Form } from ${JSON.stringify(id.slice(0, -ENTRY.length))};
        ${root === undefined ? "const Root = undefined;" : `import { Root } from ${JSON.stringify(root)};`}
        export const hydrate = createHydrate(Form, Root);`
      : undefined,
});

type Bundle = {
  /** The modules by name. */
  input: Record<string, string>;
  output: Output;
  plugins?: Plugin[];
};

const runVite = ({ input, output, plugins = [] }: Bundle, more: BuildEnvironmentOptions) =>
  build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "error",
    // Scripts are built as they are served, whatever NODE_ENV the build runs in.
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic", development: false } },
    plugins,
    build: { ...more, rolldownOptions: { input, preserveEntrySignatures: "strict", output } },
  });

type BuildOptions = {
  /** Pattern of the file names. */
  names?: string;
  /**
   * Absolute path of a folder that outlives `folder`, as the cache of a host does that builds in a
   * new clone each time. It holds a copy of all scripts for the next build.
   */
  keptIn?: string;
};

/**
 * Builds every script of a site into `folder`.
 * @param site absolute path of the folder that is searched for modules
 * @param folder absolute path; the folder is created if needed, and old scripts in it are deleted
 * @throws Error when a script does not compile, or when two scripts have the same name
 */
export async function buildScripts(
  site: string,
  folder: string,
  { names = HASHED_NAMES, keptIn }: BuildOptions = {},
): Promise<BuiltScripts> {
  await mkdir(folder, { recursive: true });
  if (keptIn !== undefined && existsSync(keptIn)) {
    await cp(keptIn, folder, { recursive: true, preserveTimestamps: true, force: false });
  }
  const { plain, islands, root } = await findModules(site);
  const scripts: Record<string, string[]> = {};
  for (const [name, module] of Object.entries({ hydrate: HYDRATION_SCRIPT, ...plain })) {
    Object.assign(
      scripts,
      await bundle(folder, { input: { [name]: module }, output: { format: "iife" } }, names),
    );
  }
  // Each island is a file of its own, and so is code that islands share or import later. What every
  // island needs forms one chunk: React, the hydration code, and the component around each form.
  const react = { name: "react", minShareCount: Object.keys(islands).length };
  const codeSplitting = { groups: [react] };
  const plugins = [plainImports, islandEntries(root)];
  const output = { format: "es", codeSplitting } as const;
  Object.assign(scripts, await bundle(folder, { input: islands, output, plugins }, names));
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > OLD_SCRIPTS_TTL_MS) await rm(join(folder, name));
  }
  if (keptIn !== undefined) {
    await rm(keptIn, { recursive: true, force: true });
    await cp(folder, keptIn, { recursive: true, preserveTimestamps: true });
  }
  return { scripts };
}

/** Builds every script as `buildScripts` does, and again after each change of the source. */
export async function watchScripts(site: string, folder: string): Promise<BuiltScripts> {
  const built = await buildScripts(site, folder, { names: DEVELOPMENT_NAMES });
  let due: NodeJS.Timeout | undefined;
  watch(site, { recursive: true }, (_event, file) => {
    if (!file?.endsWith(".ts") && !file?.endsWith(".tsx")) return;
    clearTimeout(due);
    due = setTimeout(() => {
      buildScripts(site, folder, { names: DEVELOPMENT_NAMES }).catch((error) =>
        console.error(error),
      );
    }, DEBOUNCE_MS);
  });
  return built;
}

/**
 * Finds the scripts and islands below a folder, by name, and the module of the component around
 * each form. @throws Error when two have the same name
 */
async function findModules(folder: string) {
  const plain: Record<string, string> = {};
  const islands: Record<string, string> = {};
  const exclude = ["**/node_modules/**"];
  for await (const path of glob("**/*.{script.ts,island.tsx}", { cwd: folder, exclude })) {
    const [name = ""] = basename(path).split(".");
    if (name in plain || name in islands) throw new Error(`Two scripts are named ${name}.`);
    if (path.endsWith(".script.ts")) plain[name] = join(folder, path);
    else islands[name] = join(folder, path) + ENTRY;
  }
  let root: string | undefined;
  for await (const path of glob("**/island-root.tsx", { cwd: folder, exclude })) {
    root = join(folder, path);
  }
  return { plain, islands, root };
}

/**
 * Bundles modules. Returns for each module the path of its own file, and then the paths of all
 * files that it imports.
 */
async function bundle(folder: string, { output, ...bundle }: Bundle, names: string) {
  const result = await runVite(
    { ...bundle, output: { entryFileNames: names, chunkFileNames: names, ...output } },
    { outDir: folder, emptyOutDir: false, target: BROWSERS, modulePreload: false },
  );
  const files = "output" in result ? result.output : [];
  const chunks = files.flatMap((file) => (file.type === "chunk" ? [file] : []));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const pathsFrom = (entry: string) => {
    const found = new Set([entry]);
    // A Set iterates over items that are added during the loop. Dynamic imports are included,
    // because a browser never requests a module again that it failed to import.
    for (const name of found) {
      const { imports = [], dynamicImports = [] } = byName.get(name) ?? {};
      for (const imported of [...imports, ...dynamicImports]) found.add(imported);
    }
    return [...found].map((name) => BUILT_PATH + name);
  };
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return Object.fromEntries(entries.map(({ name, fileName }) => [name, pathsFrom(fileName)]));
}
