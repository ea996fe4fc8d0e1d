import { resolve } from "node:path";

/** The folder of the built scripts among the public files. */
export const BUILT_FOLDER = "web/public/built";

/** The file in a build's folder that holds the results of all queries. A server starts with it. */
export const RESULTS_FILE = "query-results.json";

/** The file beside it that holds the previews of all pictures. */
export const PREVIEWS_FILE = "picture-previews.json";

/** The file beside it that says what the cached pages were made from. */
export const RENDERED_PAGES_FILE = "rendered-pages.json";

/**
 * Absolute path of the folder of the build that this process makes or serves. Next runs in `web`
 * both when it builds and when it serves. Its API routes find the server for revalidation by a
 * relative path between these two folders, so the path must be the same.
 */
export function buildDir(): string {
  const name = process.env.NORDUNE_BUILD_DIR || ".next";
  return resolve(/* turbopackIgnore: true */ process.cwd(), name);
}
