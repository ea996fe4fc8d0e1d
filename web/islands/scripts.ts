/** What the build has made of the scripts of the pages, as JSON in `BUILT_SCRIPTS`. */
export type BuiltScripts = {
  /**
   * By the names of their modules, paths at which pages ask for them. `<name>.script.ts` becomes one
   * plain script with all that it imports; `<name>.island.tsx` a module, and after it what it shares
   * with other islands, and what it needs later, as files of their own.
   */
  scripts: Readonly<Record<string, readonly string[]>>;
  /** Digests of the style sheets that they bring with them, for the security policy. */
  styleHashes?: readonly string[];
};

/** The path under which the built scripts are asked for. */
export const BUILT_PATH = "/built/";

/** In the folder of a build: its `BuiltScripts`, for whoever asks whether they are still there. */
export const BUILT_SCRIPTS_FILE = "built-scripts.json";

/** @throws Error outside of a build of the site, into whose code Next writes what was built */
export function builtScripts(): BuiltScripts {
  const built = process.env.BUILT_SCRIPTS;
  if (built === undefined) {
    throw new Error("BUILT_SCRIPTS does not say which scripts were built: see buildScripts.");
  }
  return JSON.parse(built);
}

/** Paths of a script, its module's first. @throws Error when there is no module of this name */
export function scriptAddresses(name: string): readonly [string, ...string[]] {
  const [own, ...others] = builtScripts().scripts[name] ?? [];
  if (own === undefined) throw new Error(`No folder of the site has a script named ${name}.`);
  return [own, ...others];
}

/** Path of a plain script. @throws as `scriptAddresses` does */
export const scriptAddress = (name: string): string => scriptAddresses(name)[0];
