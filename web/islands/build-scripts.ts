import { glob, mkdir, readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, type InlineConfig, type Plugin } from "vite";
import { BUILT_PATH, type BuiltScripts } from "./scripts.ts";

/** Pages of an earlier build may be open, or its server still run: their scripts stay this long. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The browsers that Next builds for. */
const BROWSERS = ["chrome111", "edge111", "firefox111", "safari16.4"];

/** Names that change with the content, so that browsers may keep a file for good. */
const NAMES = "[name]-[hash].js";

const SHARED = {
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: "error",
  // As it is served, whatever runs the build.
  define: { "process.env.NODE_ENV": '"production"' },
  oxc: { jsx: { runtime: "automatic", development: false } },
} as const;

type Modules = Readonly<Record<string, string>>;
type BundlerOptions = NonNullable<InlineConfig["build"]>["rolldownOptions"];

/** What marks the entry of an island: its module with what is made of the `Form` that it exports. */
const ENTRY = "?island";

const islandEntries = (hydrating: "hydrate-island.tsx" | "on-server.tsx"): Plugin => ({
  name: "island-entries",
  resolveId: (id) => (id.endsWith(ENTRY) ? id : undefined),
  load: (id) =>
    id.endsWith(ENTRY)
      ? `import { hydrating } from ${JSON.stringify(join(import.meta.dirname, hydrating))};
        import { Form } from ${JSON.stringify(id.slice(0, -ENTRY.length))};
        export const hydrate = hydrating(Form);`
      : undefined,
});

/**
 * Builds every script of a site into `folder`.
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
  const hydrate = join(import.meta.dirname, "hydrate.ts");
  const modules = { hydrate, ...(await findModules(site, ".script.ts")) };
  for (const [name, module] of Object.entries(modules)) {
    const output = { format: "iife", entryFileNames: NAMES } as const;
    const [file] = await bundle(folder, { input: { [name]: module }, output });
    if (file !== undefined) scripts[name] = BUILT_PATH + file.fileName;
  }
  const islands = await buildIslands(await findIslands(site), folder);
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > KEPT_MS) await rm(join(folder, name));
  }
  return { scripts, islands };
}

/** The modules of a site whose names end so, by what stands before. */
async function findModules(site: string, ending: string): Promise<Modules> {
  const modules: Record<string, string> = {};
  for await (const path of glob(`**/*${ending}`, { cwd: site, exclude: ["**/node_modules/**"] })) {
    const name = basename(path, ending);
    if (name in modules) throw new Error(`Two modules are named ${name}${ending}.`);
    modules[name] = join(site, path);
  }
  return modules;
}

async function findIslands(site: string): Promise<Modules> {
  const modules = Object.entries(await findModules(site, ".island.tsx"));
  return Object.fromEntries(modules.map(([name, path]) => [name, path + ENTRY]));
}

/** Each with what it shares with others, and what it imports later, in files of its own. */
async function buildIslands(modules: Modules, folder: string): Promise<BuiltScripts["islands"]> {
  const files = await bundle(folder, {
    input: { ...modules },
    preserveEntrySignatures: "strict",
    output: {
      format: "es",
      entryFileNames: NAMES,
      chunkFileNames: NAMES,
      codeSplitting: {
        groups: [{ name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// }],
      },
    },
  });
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const addressesFrom = (entry: string) => {
    const found = new Set([entry]);
    // A set also visits what is added to it on the way. What is imported later, too: a browser never
    // asks again for a module that it failed to import.
    for (const name of found) {
      const { imports = [], dynamicImports = [] } = byName.get(name) ?? {};
      for (const imported of [...imports, ...dynamicImports]) found.add(imported);
    }
    return [...found].map((name) => BUILT_PATH + name);
  };
  const entries = files.filter(({ isEntry }) => isEntry);
  return Object.fromEntries(entries.map(({ name, fileName }) => [name, addressesFrom(fileName)]));
}

async function bundle(folder: string, rolldownOptions: BundlerOptions) {
  const result = await build({
    ...SHARED,
    plugins: [islandEntries("hydrate-island.tsx")],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: BROWSERS,
      modulePreload: false,
      rolldownOptions,
    },
  });
  const files = "output" in result ? result.output : [];
  return files.flatMap((file) => (file.type === "chunk" ? [file] : []));
}

/**
 * Builds islands for the server of the site, which answers by them: each module gives the HTML of its
 * component for the island's props.
 * @param within absolute path of the folder in which the modules are looked for
 * @param folder absolute; what is in it goes
 */
export async function buildServerIslands(within: string, folder: string): Promise<void> {
  await build({
    ...SHARED,
    plugins: [islandEntries("on-server.tsx")],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: "node22",
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: { ...(await findIslands(within)) },
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
}
