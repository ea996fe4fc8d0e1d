/**
 * What the build has made of the scripts of the pages. A module named `<name>.script.ts` becomes one
 * plain script with all that it imports; one named `<name>.island.tsx` becomes a module of which what
 * it shares with other islands, and what it needs later, is a file of its own.
 */
export type BuiltScripts = {
  /** Path of each plain script, by its name. */
  scripts: Readonly<Record<string, string>>;
  /** Paths of each island's module and then of all that it imports, later too. */
  islands: Readonly<Record<string, readonly string[]>>;
  /** Digests of the style sheets that they bring with them, for the security policy. */
  styleHashes: readonly string[];
};

/** The path under which the built scripts are asked for. */
export const BUILT_PATH = "/built/";

/** In the folder of a build: its `BuiltScripts`, for the server. */
export const BUILT_SCRIPTS_FILE = "built-scripts.json";

/** In the folder of a build: the modules of islands that its server renders by itself. */
export const SERVER_ISLANDS_FOLDER = "server-islands";

/**
 * Path at which pages ask for the script of the module `<name>.script.ts`. The build gives the paths in
 * `BUILT_SCRIPTS`, which Next writes into the code of the site: a server needs nothing but the build.
 * @throws Error outside of a build of the site, and when there is no such module
 */
export function scriptAddress(name: string): string {
  return known(built().scripts[name], `${name}.script.ts`);
}

/**
 * Paths of the module `<name>.island.tsx` and of all that it imports, itself first.
 * @throws Error outside of a build of the site, and when there is no such module
 */
export function islandAddresses(name: string): readonly string[] {
  return known(built().islands[name], `${name}.island.tsx`);
}

/** Digests of the style sheets that the scripts bring. @throws Error outside of a build of the site */
export const scriptStyleHashes = (): readonly string[] => built().styleHashes;

function known<Found>(found: Found | undefined, module: string): Found {
  if (found === undefined) throw new Error(`No folder of the site has a module ${module}.`);
  return found;
}

function built(): BuiltScripts {
  const addresses = process.env.BUILT_SCRIPTS;
  if (addresses === undefined) {
    throw new Error("BUILT_SCRIPTS does not say which scripts were built: see buildScripts.");
  }
  return JSON.parse(addresses);
}
