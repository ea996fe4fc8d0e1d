import { resolve } from "node:path";

/** Where the built scripts lie among the public files. */
export const BUILT_FOLDER = "web/public/built";

/** In the folder of a build: the results of all queries, with which its server starts. */
export const RESULTS_FILE = "query-results.json";

/** Folder of the build that this process serves, absolute. */
export function buildDir(): string {
  const name = process.env.NORDUNE_BUILD_DIR || ".next";
  return resolve(/* turbopackIgnore: true */ process.cwd(), "web", name);
}
