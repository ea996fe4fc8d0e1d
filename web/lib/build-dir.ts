import { resolve } from "node:path";

/** Where the built scripts lie among the public files. */
export const BUILT_FOLDER = "web/public/built";

/** In the folder of a build: the results of all queries, with which its server starts. */
export const RESULTS_FILE = "query-results.json";

/**
 * Folder of the build that this process makes or serves, absolute. Next runs in the folder of the pages
 * (`web`), where it is built as where it is served: by the way from one to the other its API routes find
 * the server that they have pages made anew by.
 */
export function buildDir(): string {
  const name = process.env.NORDUNE_BUILD_DIR || ".next";
  return resolve(/* turbopackIgnore: true */ process.cwd(), name);
}
