import { watch } from "node:fs";
import { glob, mkdir, readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { type BuildEnvironmentOptions, build, type Plugin } from "vite";
import { BUILT_PATH, type BuiltScripts } from "./scripts.ts";

/** Pages of an earlier build may be open, or its server still run: their scripts stay this long. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The browsers that Next builds for. */
const BROWSERS = ["chrome111", "edge111", "firefox111", "safari16.4"];

/** Names that change with the content, so that browsers may keep a file for good. */
const NAMES = "[name]-[hash].js";

/** While the source is being changed: the page that is open names the same files. */
const LASTING_NAMES = "[name].js";
const PAUSE_MS = 200;

const HYDRATION_SCRIPT = join(import.meta.dirname, "hydrate.ts");

type Output = NonNullable<BuildEnvironmentOptions["rolldownOptions"]>["output"];

/** What marks the entry of an island: its module with what is made of the `Form` that it exports. */
const ENTRY = "?island";

const HYDRATING = JSON.stringify(join(import.meta.dirname, "hydrate-island.tsx"));

const islandEntries: Plugin = {
  name: "island-entries",
  resolveId: (id) => (id.endsWith(ENTRY) ? id : undefined),
  load: (id) =>
    id.endsWith(ENTRY)
      ? `import { hydrating } from ${HYDRATING};
        import { Form } from ${JSON.stringify(id.slice(0, -ENTRY.length))};
        export const hydrate = hydrating(Form);`
      : undefined,
};

const runVite = (input: Record<string, string>, output: Output, more: BuildEnvironmentOptions) =>
  build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "error",
    // As it is served, whatever runs the build.
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic", development: false } },
    plugins: [islandEntries],
    build: { ...more, rolldownOptions: { input, preserveEntrySignatures: "strict", output } },
  });

/**
 * Builds every script of a site into `folder`.
 * @param site absolute path of the folder in which the modules are looked for
 * @param folder absolute; made when it is missing, and cleared of what old builds have left
 * @param names of the files
 * @throws Error when a script does not compile, or two have one name
 */
export async function buildScripts(
  site: string,
  folder: string,
  names = NAMES,
): Promise<BuiltScripts> {
  await mkdir(folder, { recursive: true });
  const { plain, islands } = await findModules(site);
  const scripts: Record<string, string[]> = {};
  for (const [name, module] of Object.entries({ hydrate: HYDRATION_SCRIPT, ...plain })) {
    Object.assign(scripts, await bundle(folder, { [name]: module }, { format: "iife" }, names));
  }
  // Each with what it shares with others, and what it imports later, in files of its own.
  // With what hydrates an island by it, which every island has, too.
  const react = {
    name: "react",
    test: /node_modules\/(?:react|react-dom|scheduler)\/|islands\/(?:hydrate-island|before-react|marks)\.tsx?$/,
  };
  const codeSplitting = { groups: [react] };
  Object.assign(scripts, await bundle(folder, islands, { format: "es", codeSplitting }, names));
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > KEPT_MS) await rm(join(folder, name));
  }
  return { scripts };
}

/** Builds every script as `buildScripts` does, and again whenever the source changes. */
export async function watchScripts(site: string, folder: string): Promise<BuiltScripts> {
  const built = await buildScripts(site, folder, LASTING_NAMES);
  let due: NodeJS.Timeout | undefined;
  watch(site, { recursive: true }, (_event, file) => {
    if (!file?.endsWith(".ts") && !file?.endsWith(".tsx")) return;
    clearTimeout(due);
    due = setTimeout(() => {
      buildScripts(site, folder, LASTING_NAMES).catch((error) => console.error(error));
    }, PAUSE_MS);
  });
  return built;
}

/** The scripts and islands below a folder, by their names. @throws Error where two have one */
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
  return { plain, islands };
}

/** Bundles modules, and gives of each the paths of its own file and then of all that this imports. */
async function bundle(
  folder: string,
  input: Record<string, string>,
  output: Output,
  names: string,
) {
  const result = await runVite(
    input,
    { entryFileNames: names, chunkFileNames: names, ...output },
    { outDir: folder, emptyOutDir: false, target: BROWSERS, modulePreload: false },
  );
  const files = "output" in result ? result.output : [];
  const chunks = files.flatMap((file) => (file.type === "chunk" ? [file] : []));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const pathsFrom = (entry: string) => {
    const found = new Set([entry]);
    // A set also visits what is added to it on the way. What is imported later, too: a browser never
    // asks again for a module that it failed to import.
    for (const name of found) {
      const { imports = [], dynamicImports = [] } = byName.get(name) ?? {};
      for (const imported of [...imports, ...dynamicImports]) found.add(imported);
    }
    return [...found].map((name) => BUILT_PATH + name);
  };
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return Object.fromEntries(entries.map(({ name, fileName }) => [name, pathsFrom(fileName)]));
}
