/** The scripts that the build has made, as JSON in `BUILT_SCRIPTS`. */
export type BuiltScripts = {
  /**
   * The paths of each script's files, by the name of its module. `<name>.script.ts` becomes one
   * plain script that contains all its imports. `<name>.island.tsx` becomes a module, followed by
   * the files that it shares with other islands or imports later.
   */
  scripts: Readonly<Record<string, readonly string[]>>;
  /** Hashes of the style sheets that the scripts add to a page, for the content security policy. */
  styleHashes?: readonly string[];
};

/** The path of the folder with the built scripts. */
export const BUILT_PATH = "/built/";

/**
 * The file in a build's folder that holds its `BuiltScripts`, for checks that the scripts still
 * exist.
 */
export const BUILT_SCRIPTS_FILE = "built-scripts.json";

/**
 * @throws Error outside of a build of the site, because Next writes this variable into the built
 *   code
 */
export function builtScripts(): BuiltScripts {
  const built = process.env.BUILT_SCRIPTS;
  if (built === undefined) {
    throw new Error("BUILT_SCRIPTS does not say which scripts were built: see buildScripts.");
  }
  return JSON.parse(built);
}

/**
 * Paths of a script's files, its own module first. @throws Error when there is no script of this
 * name
 */
export function scriptAddresses(name: string): readonly [string, ...string[]] {
  const [own, ...others] = builtScripts().scripts[name] ?? [];
  if (own === undefined) throw new Error(`No folder of the site has a script named ${name}.`);
  return [own, ...others];
}

/** Path of a plain script. @throws as `scriptAddresses` does */
export const scriptAddress = (name: string): string => scriptAddresses(name)[0];
