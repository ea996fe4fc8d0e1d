import type { BuiltScripts } from "./scripts.ts";

/**
 * Path at which pages ask for the script of the module `<name>.script.ts`. The build writes the paths
 * into the code of the site (next.config.mjs), so that a server needs nothing but the build.
 * @throws Error outside of a build of the site, and when there is no such module
 */
export function scriptAddress(name: string): string {
  return known(built().scripts[name], `${name}.script.ts`);
}

/**
 * Paths of the module `<name>.island.ts` and of all that it imports, itself first.
 * @throws Error outside of a build of the site, and when there is no such module
 */
export function islandAddresses(name: string): readonly string[] {
  return known(built().islands[name], `${name}.island.ts`);
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
    throw new Error("The scripts of the pages were not built: next.config.mjs has them built.");
  }
  return JSON.parse(addresses);
}
