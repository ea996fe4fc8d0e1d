import type { BrowserScript, BuiltScripts, IslandName } from "./scripts.ts";

/**
 * Path at which pages ask for a script. The build writes the paths into the code of the site
 * (next.config.mjs), so that a server needs nothing but the build.
 * @throws Error outside of a build of the site
 */
export function scriptAddress(name: BrowserScript): string {
  return built()[name];
}

/** Paths of an island's module and of all that it imports, itself first. */
export function islandAddresses(name: IslandName): readonly string[] {
  return built().islands[name];
}

/** Source expressions that admit the style sheets which the scripts write into a page. */
export function writtenStyleHashes(): readonly string[] {
  return built().styleHashes;
}

function built(): BuiltScripts {
  const addresses = process.env.BUILT_SCRIPTS;
  if (addresses === undefined) {
    throw new Error("The scripts of the pages were not built: next.config.mjs has them built.");
  }
  return JSON.parse(addresses);
}
